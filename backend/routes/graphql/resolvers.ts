import { and, asc, eq } from 'drizzle-orm';
import { type Aspect, type Image, readAspect } from '@/lib/contract/common';
import type { Gallery } from '@/lib/contract/content/gallery';
import type { Page } from '@/lib/contract/content/page';
import type { Testimonial } from '@/lib/contract/content/testimonial';
import type { VoucherTheme } from '@/lib/contract/vouchers/voucher';
import { shownAt } from '@/lib/domain/content/schedule';
import { findGallery, galleriesOf } from '../../services/content/galleries';
import { contractPages } from '../../services/content/page-rows';
import { pageSlug } from '../../services/content/page-slug';
import { isShownCondition } from '../../db/is-shown-condition';
import { describeTestimonials } from '../../services/content/testimonials';
import { pageRequest } from '../../db/paging';
import { pages, testimonials } from '../../db/schema/content/content';
import type { Deps } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import type { ImageRequest } from '../../services/media/image-object';
import { listThemes } from '../../services/vouchers/find-theme';
import { pageBlocks } from './page-blocks';

/** Context of the resolvers. */
export interface GraphqlContext {
  readonly deps: Deps;
  /** Time of the query. */
  readonly at: Date;
}

interface ImageArguments {
  readonly image_width?: number | null;
  readonly image_aspect?: string | null;
  readonly extra_aspects?: readonly string[] | null;
}

const PAGE_SIZE = 100;
/** Specification 2, section 7. */
const THUMBNAIL = { aspect: '16x9', width: 400 } as const;
const FACE = { aspect: '1x1', width: 100 } as const;

function aspectOf(text: string): Aspect {
  const found = readAspect(text);
  if (found === null)
    throw new PlatformError(422, 'INVALID_INPUT', `There are no pictures of the aspect ${text.slice(0, 20)}.`);
  return found;
}

function imageOf({ image_width, image_aspect, extra_aspects }: ImageArguments): ImageRequest {
  return {
    aspect: image_aspect ? aspectOf(image_aspect) : THUMBNAIL.aspect,
    width: image_width ?? THUMBNAIL.width,
    extraAspects: (extra_aspects ?? []).map(aspectOf),
  };
}

/**
 * A page in GraphQL (specification 2, section 3, 'Page (list/GraphQL)'), without parts that are hidden at this time.
 */
function listedPage({ id, name, slug, updated_at, content, rows }: Page, at: Date) {
  return {
    id,
    name,
    url: slug,
    updated_at,
    content: JSON.stringify(content),
    pageContents: pageBlocks(shownAt(rows, at.getTime()).rows),
  };
}

export const resolvers = {
  ImageFile: { urls: ({ url, webp_url, avif_url }: Image['extra_aspects'][number]) => ({ url, webp_url, avif_url }) },
  Query: {
    pages: async (
      _: unknown,
      asked: { page_size?: number | null; page?: number | null },
      { deps: { db }, at }: GraphqlContext,
    ) => {
      const { size, offset } = pageRequest(
        { page_size: asked.page_size ?? undefined, page: asked.page ?? undefined },
        PAGE_SIZE,
      );
      const rows = await db
        .select()
        .from(pages)
        .where(isShownCondition(at))
        .orderBy(asc(pages.id))
        .limit(size)
        .offset(offset);
      return (await contractPages(db, rows)).map((page) => listedPage(page, at));
    },
    page: async (_: unknown, { url }: { url: string }, { deps: { db }, at }: GraphqlContext) => {
      const [page] = await contractPages(
        db,
        await db
          .select()
          .from(pages)
          .where(and(eq(pages.slug, pageSlug(url)), isShownCondition(at))),
      );
      return page ? listedPage(page, at) : null;
    },
    giftVoucherThemes: (_: unknown, asked: ImageArguments, { deps: { db } }: GraphqlContext): Promise<VoucherTheme[]> =>
      listThemes(db, imageOf(asked)),
    gallery: async (
      _: unknown,
      { id, ...asked }: ImageArguments & { id: string },
      { deps: { db } }: GraphqlContext,
    ): Promise<Gallery | null> => (await findGallery(db, id, imageOf(asked))) ?? null,
    galleries: (
      _: unknown,
      { group, ...asked }: ImageArguments & { group: string },
      { deps: { db } }: GraphqlContext,
    ): Promise<Gallery[]> => galleriesOf(db, group, imageOf(asked)),
    testimonials: async (_: unknown, __: unknown, { deps: { db } }: GraphqlContext): Promise<Testimonial[]> => {
      const rows = await db
        .select()
        .from(testimonials)
        .orderBy(asc(testimonials.sort), asc(testimonials.id))
        .limit(PAGE_SIZE);
      return describeTestimonials(db, rows, FACE);
    },
  },
};
