import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { suggestProducts } from '@/lib/contract/catalogue/product';
import { type Db, queryRows } from '../../db/client';
import { EVERYTHING, productImages, products, skus } from '../../db/schema/catalogue/catalogue';
import { findMedia } from '../media/find-media';
import { imageObject } from '../media/image-object';
import { matchedCode } from './search/matched-code';
import { COUNTED_WHILE_TYPED, searchPage } from './search/search-page';
import { searchQuery } from './search/search-text';
import { isNotRetired } from './skus/is-sold';

const SHOWN = 6;
/** Width in pixels; displayed at half of it. */
const IMAGE = { aspect: '1x1', width: 150 } as const;

const found = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  codes: z.array(z.string()),
  media_keys: z.array(z.string()),
});

/** The best matches for a partially typed search. */
export async function productSuggestions(db: Db, search: string): Promise<ReplyOf<typeof suggestProducts>> {
  const { ids, total, more, corrected } = await searchPage(db, {
    typed: search,
    list: EVERYTHING,
    conditions: [],
    orderby: undefined,
    size: SHOWN,
    offset: 0,
    counted: COUNTED_WHILE_TYPED,
  });
  const rows = new Map((await readFound(db, ids)).map((row) => [row.id, row]));
  const pictures = await findMedia(
    db,
    [...rows.values()].flatMap(({ media_keys: keys }) => keys),
  );
  const { compact } = searchQuery(search);
  const data = ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { slug, name, brand, codes, media_keys: keys } = row;
    const picture = pictures.get(keys.find((key) => pictures.has(key)) ?? '');
    return { slug, name, brand, image: imageObject(picture, IMAGE, name), code: matchedCode(compact, name, codes) };
  });
  return { data, total, more, corrected };
}

/** The fields a search box shows, in one statement; product cards would take four, and read long texts. */
async function readFound(db: Db, ids: readonly number[]): Promise<z.infer<typeof found>[]> {
  if (ids.length === 0) return [];
  const codes = db
    .select({ code: skus.code })
    .from(skus)
    .where(sql`${eq(skus.productId, products.id)} and ${isNotRetired}`)
    .orderBy(asc(skus.sort), asc(skus.id));
  const keys = db
    .select({ key: productImages.mediaKey })
    .from(productImages)
    .where(eq(productImages.productId, products.id))
    .orderBy(asc(productImages.sort));
  return queryRows(
    db,
    found,
    sql`select ${products.id} as id, ${products.slug} as slug, ${products.name} as name, ${products.brand} as brand,
        array(${codes}) as codes, array(${keys}) as media_keys
      from ${products} where ${inArray(products.id, [...ids])}`,
  );
}
