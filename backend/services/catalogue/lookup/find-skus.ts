import { and, asc, between, eq, inArray, like, or } from 'drizzle-orm';
import type { FoundSkus, PadSku, WantedSku } from '@/lib/contract/cart/order-pad.contract';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { productPage } from '../product-list';
import { isNotRetired, isSold } from '../skus/is-sold';
import { codeKey } from '../search/code-key';
import { findCodes } from '../search/find-codes';
import { findNames } from './find-names';
import { padSkus } from './pad-skus';

const NOTHING = { match: 'none', skuIds: [] } as const;

/** The skus matching each code or name, in the given order, with this customer's current prices. */
export async function findWantedSkus(db: Db, wanted: readonly WantedSku[], userId: number): Promise<FoundSkus[]> {
  const codeOf = ({ code, words }: WantedSku) => code || words;
  const codes = await findCodes(db, wanted.map(codeOf));
  const named = wanted.filter((one) => !codes.has(codeOf(one)));
  const names = await findNames(
    db,
    named.map(({ code, words }) => words || code),
  );
  const found = wanted.map((one) => codes.get(codeOf(one)) ?? names.get(one.words || one.code) ?? NOTHING);
  const known = await padSkus(
    db,
    found.flatMap(({ skuIds }) => skuIds),
    userId,
  );
  return found.map(({ match, skuIds }, index) => {
    const sold = skuIds.flatMap((id) => known.get(id) ?? []);
    if (match === 'gone') return { match, skus: sold };
    if (sold.length === 0) return { match: 'none', skus: [] };
    // For an unknown code, even an exact match of the words is only a guess.
    const guessed = wanted[index]?.code && !codes.has(codeOf(wanted[index])) && match === 'written';
    return { match: guessed ? 'near' : sold.length === 1 && match === 'several' ? 'near' : match, skus: sold };
  });
}

const SUGGESTED = 8;
/** Digits of the longest barcodes. */
const MAX_BARCODE = 14;

/** The first matching skus while typing: by prefix of code or barcode, then by name. */
export async function suggestedSkus(db: Db, typed: string, userId: number): Promise<PadSku[]> {
  const key = codeKey(typed);
  // Of a scanned or typed barcode alone: 'poo bags 1000' is not one.
  const digits = /^[\d\s-]+$/.test(typed) ? typed.replaceAll(/\D/g, '') : '';
  const beginning =
    key.length < 2
      ? []
      : await db
          .select({ id: skus.id })
          .from(skus)
          .innerJoin(products, eq(products.id, skus.productId))
          .where(
            and(
              isSold,
              or(
                like(skus.codeKey, `${key}%`),
                // A range, which every collation sorts alike: the index serves LIKE in the collation "C" only.
                digits.length >= 4 ? between(skus.barcode, digits, digits.padEnd(MAX_BARCODE, '9')) : undefined,
              ),
            ),
          )
          .orderBy(asc(skus.code))
          .limit(SUGGESTED);
  const ids = beginning.map(({ id }) => id);
  if (ids.length === 0) ids.push(...(await namedSkus(db, typed)));
  const shown = [...new Set(ids)].slice(0, SUGGESTED);
  const known = await padSkus(db, shown, userId);
  return shown.flatMap((id) => known.get(id) ?? []);
}

async function namedSkus(db: Db, typed: string): Promise<number[]> {
  const exact = (await findNames(db, [typed])).get(typed)?.skuIds;
  if (exact) return [...exact];
  const page = await productPage(db, { search: typed, page_size: 4 });
  if (page.ids.length === 0) return [];
  const rows = await db
    .select({ id: skus.id, productId: skus.productId })
    .from(skus)
    .where(and(inArray(skus.productId, [...page.ids]), isNotRetired))
    .orderBy(asc(skus.sort), asc(skus.id));
  return page.ids.flatMap((productId) => rows.filter((row) => row.productId === productId).map(({ id }) => id));
}
