import { and, asc, eq, ne, sql, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { OVERLAY_COLOURS, SLIDE_TEXT_COLOURS } from '@/lib/contract/content/gallery';
import type { Db } from '../../db/client';
import { galleries, slides } from '../../db/schema/content/content';
import { textIn } from '../documents/document';
import { type ContentStore, type Document, defineContent } from '../content/content-type';
import { mapRows } from '../content/each-stored';
import { address, htmlText, line, needed, oneOf, picture, several } from '../content/fields';
import { freshSlug } from '../content/fresh-slug';
import { tableStore } from '../content/table-store';
import { type UsedWidget, renameProblem } from '../references/record-uses';

const percent = (title: string) => z.int().min(0).max(100).default(100).meta({ title, description: 'Percent' });

const slide = z.object({
  mediaKey: picture('Picture'),
  heading: line({ title: 'Heading' }),
  subHeading: line({ title: 'Subheading' }),
  content: htmlText({ title: 'Text' }),
  link: address({ title: 'Leads to' }),
  linkButtonText: line({ title: 'Words on its button' }),
  linkTarget: oneOf('Opens', { '': 'In the same tab', blank: 'In a new tab' }, ''),
  overlayColor: z
    .enum(OVERLAY_COLOURS)
    .default('')
    .meta({
      title: 'Colour over the picture',
      names: { '': 'White, or black behind white words' },
    }),
  textColor: z
    .enum(SLIDE_TEXT_COLOURS)
    .default('')
    .meta({ title: 'Colour of the words', names: { '': 'By itself' } }),
  imageOpacity: percent('Strength of the picture'),
  imageSaturation: percent('Colour of the picture'),
});
const slideList = several('Slides', slide, 100);

const table = tableStore({
  table: galleries,
  id: galleries.id,
  name: galleries.name,
  group: galleries.groupName,
  sort: galleries.sort,
  detail: sql<string>`(select count(*) from slides where slides.gallery_id = galleries.id) || ' slides'`,
});

/** Galleries can be requested by slug, so each gets one. */
const named = (document: Document): Document => ({
  ...document,
  url: document['url'] || freshSlug(String(document['name'])),
});

async function writeSlides(tx: Db, galleryId: number, document: Document): Promise<void> {
  const shown = slideList.parse(document['slides']);
  await tx.delete(slides).where(eq(slides.galleryId, galleryId));
  if (shown.length > 0) await tx.insert(slides).values(shown.map((one, sort) => ({ ...one, galleryId, sort })));
}

const store: ContentStore = {
  ...table,
  async read(db, ids) {
    const found = await table.read(db, ids);
    const rows = await db
      .select()
      .from(slides)
      .where(inArray(slides.galleryId, [...ids]))
      .orderBy(asc(slides.sort), asc(slides.id));
    const own = Map.groupBy(rows, ({ galleryId }) => galleryId);
    return mapRows(found, (gallery, id) => ({ ...gallery, slides: own.get(id) ?? [] }));
  },
  async insert(tx, document, given) {
    const id = await table.insert(tx, named(document), given);
    await writeSlides(tx, id, document);
    return id;
  },
  async update(tx, id, document, at) {
    await table.update(tx, id, named(document), at);
    await writeSlides(tx, id, document);
  },
};

/** Whether a widget shows a gallery of one of these names. */
const showing =
  (...names: readonly string[]) =>
  ({ outer, variables }: UsedWidget): boolean =>
    outer === 'core/gallery' && names.includes(textIn(variables['gallery']));

/** Pictures with texts, in the order in which a slider shows them. */
export const GALLERIES = defineContent({
  name: 'galleries',
  subject: 'gallery',
  title: 'Galleries',
  one: 'gallery',
  use: 'Shown by the widgets “Gallery” and “Galleries”, as a slider or a grid.',
  schema: z.object({
    name: needed({ title: 'Name' }),
    heading: line({ title: 'Heading' }),
    subHeading: line({ title: 'Subheading' }),
    groupName: line({
      title: 'Group',
      description: 'Galleries of one group can be shown together',
      of: 'gallery-group',
    }),
    url: line({ title: 'Short name', description: 'In addresses; made from the name where it stays empty' }, 80),
    slides: slideList,
  }),
  store,
  unique: 'url',
  tags: () => ['galleries'],
  isShownBy: (id, { url }, widget) => showing(String(id), textIn(url))(widget),
  problems: async (tx, id, { url }): Promise<Record<string, string>> => {
    const short = textIn(url);
    const [before] = id === null ? [] : await tx.select().from(galleries).where(eq(galleries.id, id));
    const renamed = await renameProblem(tx, before?.url, short, showing(before?.url ?? ''));
    if (renamed) return { url: renamed };
    if (short === '') return {};
    if (!/^[a-z][a-z\d-]*$/.test(short)) return { url: 'Small letters, digits and hyphens, with a letter first.' };
    const [taken] = await tx
      .select({ id: galleries.id })
      .from(galleries)
      .where(and(eq(galleries.url, short), id === null ? undefined : ne(galleries.id, id)));
    return taken ? { url: 'Another gallery has this short name.' } : {};
  },
});
