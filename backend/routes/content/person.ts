import { asc, sql } from 'drizzle-orm';
import { personList } from '@/lib/contract/content/person';
import { pageCount, pageRequest } from '../../db/paging';
import { persons } from '../../db/schema/content/content';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { findMedia } from '../../services/media/find-media';
import { imageObject } from '../../services/media/image-object';

/** Specification 2, section 9. */
const PAGE_SIZE = 64;
const PHOTO_WIDTH = 300;

/** Routes of /cognito/person. */
export function registerPerson(app: PlatformApp): void {
  handle(app, personList, async ({ db, query }) => {
    const { size, offset } = pageRequest(query, PAGE_SIZE);
    const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(persons);
    const rows = await db.select().from(persons).orderBy(asc(persons.sort), asc(persons.id)).limit(size).offset(offset);
    const pictures = await findMedia(
      db,
      rows.map((row) => row.mediaKey),
    );
    const request = { aspect: query.image_aspect ?? '1x1', width: query.image_width ?? PHOTO_WIDTH } as const;
    const total = counted?.total ?? 0;
    return {
      data: rows.map((row) => ({
        id: String(row.id),
        photo: imageObject(pictures.get(row.mediaKey ?? ''), request),
        first_name: row.firstName,
        last_name: row.lastName,
        title: row.title,
        description: row.description,
      })),
      total,
      num_pages: pageCount(total, size),
    };
  });
}
