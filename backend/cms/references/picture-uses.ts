import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../db/client';
import { groups, productImages, products } from '../../db/schema/catalogue';
import { articles, galleries, persons, siteDocuments, slides, testimonials, videos } from '../../db/schema/content';
import { media } from '../../db/schema/media';
import { voucherThemes } from '../../db/schema/vouchers';
import { editedPages } from './edited-pages';
import { candidateHashes, HASHES_IN_HTML } from '../../services/media/picture-hash';

/** A place where a picture or record is shown. */
export interface Use {
  readonly name: string;
  /** Path in the back office; null when it is not edited there. */
  readonly address: string | null;
}

/** Uses of one picture, without products beyond the first few. */
export interface PictureUses {
  readonly named: readonly Use[];
  /** Further products show it. */
  readonly more: boolean;
}

export const NO_USES: PictureUses = { named: [], more: false };

/** Most products named per picture: in a large shop thousands may share one, and are not counted. */
const MAX_PRODUCTS = 10;

interface Place extends Use {
  /** Values that may refer to pictures, by key or by address in HTML, at any depth. */
  readonly content: unknown;
}

/** All strings in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

async function pagePlaces(db: Db): Promise<Place[]> {
  const drafts = await editedPages(db);
  return drafts.map(({ name, address, document, published }) => ({ name, address, content: [document, published] }));
}

async function contentPlaces(db: Db): Promise<Place[]> {
  const at = (kind: string, id: number): string => `/cms/${kind}/${id}`;
  const [allArticles, allSlides, people, quotes, films, designs, settings] = await Promise.all([
    db.select().from(articles),
    db
      .select({ slide: slides, gallery: galleries })
      .from(slides)
      .innerJoin(galleries, eq(galleries.id, slides.galleryId)),
    db.select().from(persons),
    db.select().from(testimonials),
    db.select().from(videos),
    db.select().from(voucherThemes).where(isNull(voucherThemes.deletedAt)),
    db.select().from(siteDocuments).where(eq(siteDocuments.name, 'settings')),
  ]);
  return [
    ...allArticles.map((one) => ({ name: `Article ${one.name}`, address: at('articles', one.id), content: one })),
    ...allSlides.map(({ slide, gallery }) => ({
      name: `Gallery ${gallery.name}`,
      address: at('galleries', gallery.id),
      content: slide,
    })),
    ...people.map((one) => ({ name: `${one.firstName} ${one.lastName}`, address: at('people', one.id), content: one })),
    ...quotes.map((one) => ({ name: `Testimonial ${one.name}`, address: at('testimonials', one.id), content: one })),
    ...films.map((one) => ({ name: `Video ${one.name}`, address: at('videos', one.id), content: one.slateKey })),
    ...designs.map((one) => ({ name: `Voucher ${one.name}`, address: at('voucher-designs', one.id), content: one })),
    ...settings.map(({ value }) => ({ name: 'Site settings', address: '/cms/settings', content: value })),
  ];
}

/** Without groups that show none of the pictures. */
async function groupPlaces(db: Db, keys: readonly string[]): Promise<Place[]> {
  const { id, model, name, content, mediaKey } = groups;
  const all = await db
    .select({ id, model, name, content, mediaKey })
    .from(groups)
    .where(sql`${mediaKey} = any(${sql.param([...keys])}::text[]) or position('/assets/i/' in ${content}) > 0`);
  return all.map((one) => ({
    name: `Group ${one.name}`,
    address: one.model === 'article' ? `/cms/blog-groups/${one.id}` : null,
    content: [one.content, one.mediaKey],
  }));
}

interface Shown {
  readonly key: string;
  readonly name: string;
}

/** The first products that show each picture, one more than are named. */
async function shownProducts(db: Db, keys: readonly string[]): Promise<Shown[]> {
  return queryRows(
    db,
    z.object({ key: z.string(), name: z.string() }),
    sql`select wanted.key, ${products.name} from unnest(${sql.param(keys)}::text[]) as wanted (key), lateral (
        select distinct ${productImages.productId} from ${productImages} where ${productImages.mediaKey} = wanted.key
        order by ${productImages.productId} limit ${MAX_PRODUCTS + 1}) as shown (id)
      inner join ${products} on ${products.id} = shown.id`,
  );
}

/** Uses of pictures, by key. */
export async function pictureUses(db: Db, wanted: readonly string[]): Promise<ReadonlyMap<string, PictureUses>> {
  const known = await db
    .select({ key: media.key, hash: media.hash })
    .from(media)
    .where(inArray(media.key, [...wanted]));
  if (known.length === 0) return new Map();
  const keys = new Set(known.map(({ key }) => key));
  const byHash = new Map(known.map(({ hash, key }) => [hash, key]));
  const [shown, ...found] = await Promise.all([
    shownProducts(db, [...keys]),
    pagePlaces(db),
    contentPlaces(db),
    groupPlaces(db, [...keys]),
  ]);
  const byKey = Map.groupBy(shown, ({ key }) => key);
  const inProducts = [...byKey.values()].flatMap((all) =>
    all
      .slice(0, MAX_PRODUCTS)
      .map(({ key, name }): Place => ({ name: `Product ${name}`, address: null, content: key })),
  );
  const uses = new Map<string, Map<string, Use>>();
  for (const { name, address, content } of [...found.flat(), ...inProducts]) {
    for (const text of textsIn(content)) {
      const inHtml = [...text.matchAll(HASHES_IN_HTML)].map(([, hash = '']) =>
        candidateHashes(hash)
          .map((named) => byHash.get(named))
          .find((key) => key !== undefined),
      );
      for (const key of [keys.has(text) ? text : undefined, ...inHtml]) {
        if (key === undefined) continue;
        const of = uses.get(key) ?? new Map<string, Use>();
        uses.set(key, of.set(address ?? name, { name, address }));
      }
    }
  }
  return new Map(
    [...uses].map(([key, of]) => {
      const more = (byKey.get(key) ?? []).length > MAX_PRODUCTS;
      return [key, { named: [...of.values()], more }];
    }),
  );
}
