import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { videos } from '../../db/schema/content/content';
import { type Document, defineContent } from '../content/content-type';
import { line, needed, oneOf, picture } from '../content/fields';
import { freshSlug } from '../content/fresh-slug';
import { tableStore } from '../content/table-store';
import { type UsedWidget, renameProblem } from '../references/record-uses';
import { textIn } from '../documents/document';

/** A video's key never changes, because content refers to it. */
const keyed = (document: Document): Document => ({
  ...document,
  key: textIn(document['key']) || freshSlug(textIn(document['name'])),
});

const table = tableStore({
  table: videos,
  id: videos.id,
  name: sql<string>`coalesce(nullif(${videos.name}, ''), ${videos.key})`,
  detail: sql<string>`case ${videos.platform} when 'youtube' then 'YouTube' else 'A file of the shop' end`,
});

const showing =
  (key: unknown) =>
  ({ variables }: UsedWidget): boolean =>
    Object.values(variables).includes(key);

/** Videos on YouTube, and those hosted by the shop. */
export const VIDEOS = defineContent({
  name: 'videos',
  subject: 'video',
  title: 'Videos',
  one: 'video',
  use: 'Behind heroes, blocks and quotes, and on the pages of products.',
  schema: z.object({
    name: needed({ title: 'Name' }),
    platform: oneOf('Where it is', { youtube: 'At YouTube', file: 'Among the files of the shop' }, 'youtube'),
    slug: line({ title: 'Code at YouTube', description: 'The 11 letters and digits after v= in its address' }, 40),
    length: z.int().min(0).max(86_400).default(0).meta({ title: 'Length', description: 'Seconds' }),
    slateKey: picture('Picture until it plays'),
    key: line({ title: 'Key', description: 'Of the files in the folder of videos; made from the name' }, 80),
  }),
  more: { Files: ['key'] },
  store: {
    ...table,
    insert: (tx, document, given) => table.insert(tx, keyed(document), given),
    update: (tx, id, document, at) => table.update(tx, id, keyed(document), at),
  },
  unique: 'key',
  isShownBy: (_id, { key }, widget) => showing(key)(widget),
  tags: () => ['pages', 'articles', 'products'],
  problems: async (tx, id, { platform, slug, key }): Promise<Record<string, string>> => {
    if (platform === 'youtube' && !/^[\w-]{6,20}$/.test(textIn(slug)))
      return { slug: 'A code has letters, digits, - and _, such as dQw4w9WgXcQ.' };
    const [before] = id === null ? [] : await tx.select().from(videos).where(eq(videos.id, id));
    const renamed = await renameProblem(tx, before?.key, textIn(key), showing(before?.key));
    if (renamed) return { key: renamed };
    if (!/^[a-z\d-]*$/.test(textIn(key))) return { key: 'Small letters, digits and hyphens.' };
    const [holder] = await tx
      .select({ id: videos.id })
      .from(videos)
      .where(eq(videos.key, textIn(key)));
    return holder && holder.id !== id ? { key: 'Another video has this key.' } : {};
  },
});
