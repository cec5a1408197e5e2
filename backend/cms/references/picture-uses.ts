import { eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { groups } from '../../db/schema/catalogue/catalogue';
import {
  articles,
  faqs,
  galleries,
  persons,
  siteDocuments,
  slides,
  testimonials,
  videos,
} from '../../db/schema/content/content';
import { forms } from '../../db/schema/content/forms';
import { media } from '../../db/schema/content/media';
import { releaseItems, releases } from '../../db/schema/content/releases';
import { voucherThemes } from '../../db/schema/orders/vouchers';
import { formerHashesOf } from '../../services/media/former-hashes';
import { candidateHashes, HASHES_IN_HTML } from '../../services/media/picture-hash';
import { editedPages } from './edited-pages';
import { productsThatShow } from './product-picture-uses';

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
  const [allArticles, allSlides, people, quotes, films, designs, settings, questions, allForms] = await Promise.all([
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
    db.select().from(faqs),
    db.select().from(forms).where(isNull(forms.deletedAt)),
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
    ...questions.map((one) => ({ name: `Question ${one.name}`, address: at('faqs', one.id), content: one.content })),
    ...allForms.map((one) => ({ name: `Form ${one.name}`, address: at('forms', one.id), content: one.questions })),
    ...settings.map(({ value }) => ({ name: 'Site settings', address: '/cms/settings', content: value })),
  ];
}

const GROUP_PATHS: Readonly<Record<string, string>> = { article: '/cms/blog-groups', product: '/cms/categories' };

/** Without groups that show none of the pictures. */
async function groupPlaces(db: Db, keys: readonly string[]): Promise<Place[]> {
  const { id, model, name, content, mediaKey } = groups;
  const all = await db
    .select({ id, model, name, content, mediaKey })
    .from(groups)
    .where(sql`${mediaKey} = any(${sql.param([...keys])}::text[]) or position('/assets/i/' in ${content}) > 0`);
  return all.map((one) => ({
    name: `Group ${one.name}`,
    address: GROUP_PATHS[one.model] === undefined ? null : `${GROUP_PATHS[one.model]}/${one.id}`,
    content: [one.content, one.mediaKey],
  }));
}

/** Changes that wait in a release: with it they are shown. */
async function releasePlaces(db: Db): Promise<Place[]> {
  const waiting = await db
    .select({ id: releases.id, name: releases.name, document: releaseItems.document })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(ne(releases.state, 'done'));
  return waiting.map(({ id, name, document }) => ({
    name: `Release ${name}`,
    address: `/cms/releases/${id}`,
    content: document,
  }));
}

/** Uses of pictures, by key. */
export async function pictureUses(db: Db, wanted: readonly string[]): Promise<ReadonlyMap<string, PictureUses>> {
  const known = await db
    .select({ key: media.key, hash: media.hash })
    .from(media)
    .where(inArray(media.key, [...wanted]));
  if (known.length === 0) return new Map();
  const keys = new Set(known.map(({ key }) => key));
  const pictures = [...(await formerHashesOf(db, [...keys])), ...known];
  const byHash = new Map(pictures.map(({ hash, key }) => [hash, key]));
  const [shown, ...found] = await Promise.all([
    productsThatShow(db, pictures, MAX_PRODUCTS + 1),
    pagePlaces(db),
    contentPlaces(db),
    groupPlaces(db, [...keys]),
    releasePlaces(db),
  ]);
  const inProducts = [...shown].flatMap(([key, all]) =>
    all.slice(0, MAX_PRODUCTS).map(({ id, name, isBinned }): Place => {
      return { name: `Product ${name}`, address: isBinned ? null : `/cms/products/${id}`, content: key };
    }),
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
      const more = (shown.get(key) ?? []).length > MAX_PRODUCTS;
      return [key, { named: [...of.values()], more }];
    }),
  );
}
