import { and, asc, eq, like, or } from 'drizzle-orm';
import type { Locality } from '@/lib/contract/account/address';
import type { Db } from '../../../db/client';
import { localities } from '../../../db/schema/account/account';
import { readPlace, suburbKey } from '../../../rules/account/address';

const LIMIT = 10;
const columns = { suburb: localities.suburb, postcode: localities.postcode, state: localities.state };

/**
 * At most 10 localities whose suburb and postcode start with the typed text, such as 'bruns', '3056', 'Brunswick 3056',
 * '3056 Brunswick' or 'Brunswick VIC 3056'.
 */
export async function searchLocalities(db: Db, typed: string): Promise<Locality[]> {
  const { suburb, postcode, state } = readPlace(typed);
  const key = suburbKey(suburb).replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
  if (postcode === '' && key === '') return [];
  return db
    .select(columns)
    .from(localities)
    .where(
      and(
        postcode === '' ? undefined : like(localities.postcode, `${postcode}%`),
        key === '' ? undefined : like(localities.key, `${key}%`),
        state === null ? undefined : eq(localities.state, state),
      ),
    )
    .orderBy(
      ...(postcode === ''
        ? [asc(localities.key), asc(localities.postcode)]
        : [asc(localities.postcode), asc(localities.key)]),
    )
    .limit(LIMIT);
}

/** The localities with the place's suburb name, and those with its postcode, for validation. */
export async function findLocalities(
  db: Db,
  place: { city: string; postcode: string },
): Promise<{ ofSuburb: Locality[]; ofPostcode: Locality[] }> {
  const key = suburbKey(place.city);
  const rows = await db
    .select({ ...columns, key: localities.key })
    .from(localities)
    .where(or(eq(localities.key, key), eq(localities.postcode, place.postcode)))
    .orderBy(asc(localities.key), asc(localities.postcode));
  const plain = ({ suburb, postcode, state }: Locality): Locality => ({ suburb, postcode, state });
  return {
    ofSuburb: rows.filter((row) => row.key === key).map(plain),
    ofPostcode: rows.filter((row) => row.postcode === place.postcode).map(plain),
  };
}
