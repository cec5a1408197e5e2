import { asc, eq, sql } from 'drizzle-orm';
import { testimonialList } from '@/lib/contract/content/testimonial';
import { describeTestimonials } from '../../services/content/testimonials';
import { pageCount, pageRequest } from '../../db/paging';
import { testimonials } from '../../db/schema/content/content';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';

/** Specification 2, section 7: three, with square pictures of 100 pixels. */
const PAGE_SIZE = 3;
const IMAGE_WIDTH = 100;

/** Routes of /cognito/testimonial. */
export function registerTestimonial(app: PlatformApp): void {
  handle(app, testimonialList, async ({ db, query }) => {
    const { size, offset } = pageRequest(query, PAGE_SIZE);
    const where = query.group ? eq(testimonials.groupName, query.group) : undefined;
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(testimonials)
      .where(where);
    const rows = await db
      .select()
      .from(testimonials)
      .where(where)
      .orderBy(asc(testimonials.sort), asc(testimonials.id))
      .limit(size)
      .offset(offset);
    const request = { aspect: query.image_aspect ?? '1x1', width: query.image_width ?? IMAGE_WIDTH } as const;
    const total = counted?.total ?? 0;
    return { data: await describeTestimonials(db, rows, request), total, num_pages: pageCount(total, size) };
  });
}
