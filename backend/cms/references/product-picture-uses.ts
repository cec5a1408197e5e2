import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../db/client';
import { productImages, products } from '../../db/schema/catalogue/catalogue';

/** A picture, with a hash that it has or had. */
export interface NamedPicture {
  readonly key: string;
  readonly hash: string;
}

export interface ShownProduct {
  readonly id: number;
  readonly name: string;
  /** In the bin, where it is not edited. */
  readonly isBinned: boolean;
}

/** Digits of a hash that tell pictures apart; older ones have more. */
const DIGITS = 16;

const row = z.object({ key: z.string(), id: z.int(), name: z.string(), isBinned: z.boolean() });

/** Products that show a picture as one of their own, or as their size chart. */
function byKey(db: Db, keys: readonly string[], most: number): Promise<z.output<typeof row>[]> {
  return queryRows(
    db,
    row,
    sql`select wanted.key, ${products.id}, ${products.name}, ${products.deletedAt} is not null as "isBinned"
      from unnest(${sql.param(keys)}::text[]) as wanted (key), lateral (
        (select distinct ${productImages.productId} from ${productImages} where ${productImages.mediaKey} = wanted.key
          order by ${productImages.productId} limit ${most})
        union
        (select ${products.id} from ${products} where ${products.sizeChartKey} = wanted.key
          order by ${products.id} limit ${most})
      ) as shown (id)
      inner join ${products} on ${products.id} = shown.id`,
  );
}

/** Products with a picture in their text. */
function inTexts(db: Db, pictures: readonly NamedPicture[], most: number): Promise<z.output<typeof row>[]> {
  const keys = pictures.map(({ key }) => key);
  const hashes = pictures.map(({ hash }) => hash.slice(0, DIGITS));
  return queryRows(
    db,
    row,
    sql`select distinct key, id, name, "isBinned" from (
        select wanted.key, ${products.id}, ${products.name}, ${products.deletedAt} is not null as "isBinned",
          dense_rank() over (partition by wanted.key order by ${products.id}) as place
        from ${products} cross join lateral unnest(string_to_array(${products.content}, '/assets/i/')) as part
        inner join unnest(${sql.param(keys)}::text[], ${sql.param(hashes)}::text[]) as wanted (key, hash)
          on wanted.hash = left(part, ${DIGITS})
        where position('/assets/i/' in ${products.content}) > 0) as found
      where place <= ${most}`,
  );
}

/** The first products that show each picture, `most` at most, by the picture's key. */
export async function productsThatShow(
  db: Db,
  pictures: readonly NamedPicture[],
  most: number,
): Promise<ReadonlyMap<string, readonly ShownProduct[]>> {
  const found = await Promise.all([
    byKey(db, [...new Set(pictures.map(({ key }) => key))], most),
    inTexts(db, pictures, most),
  ]);
  return new Map(
    [...Map.groupBy(found.flat(), ({ key }) => key)].map(([key, all]) => {
      const once = new Map(all.map((one) => [one.id, one]));
      return [key, [...once.values()].toSorted((a, b) => a.id - b.id).slice(0, most)];
    }),
  );
}
