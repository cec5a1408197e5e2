import type { Db } from '../client';
import { galleries as galleriesTable, slides } from '../schema/content/content';
import { demonstration } from './demonstration';
import { idOf } from './seed-ids';

/** Loads the galleries with their slides. */
export async function loadGalleries(tx: Db): Promise<void> {
  const galleries = demonstration.galleries();
  const inserted = await tx
    .insert(galleriesTable)
    .values(
      galleries.map(({ url, name, heading = '', subHeading = '', group = '' }, sort) => ({
        url,
        name,
        heading,
        subHeading,
        groupName: group,
        sort,
      })),
    )
    .returning({ id: galleriesTable.id, url: galleriesTable.url });
  const ids = new Map(inserted.map(({ id, url }) => [url, id]));
  await tx
    .insert(slides)
    .values(
      galleries.flatMap(({ url, slides: shown }) =>
        shown.map(({ picture, ...slide }, sort) => ({ ...slide, galleryId: idOf(ids, url), mediaKey: picture, sort })),
      ),
    );
}
