import { and, asc, eq } from 'drizzle-orm';
import type { Address, AddressFields } from '@/lib/contract/account/address';
import type { Db } from '../../../db/client';
import { addresses } from '../../../db/schema/account/account';
import { recordId } from '../../../rules/values/record-id';

type Row = typeof addresses.$inferSelect;

export function toFields(row: Row): AddressFields {
  return {
    display_name: row.displayName,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    company: row.company,
    street_address: row.streetAddress,
    street_address_1: row.streetAddress1,
    postcode: row.postcode,
    city: row.city,
    state: row.state,
    country: row.country,
  };
}

export function toAddress(row: Row): Address {
  return { ...toFields(row), id: String(row.id), enabled: !row.disabled };
}

export function toColumns(fields: AddressFields): Omit<Row, 'id' | 'userId' | 'disabled' | 'createdAt'> {
  return {
    displayName: fields.display_name,
    firstName: fields.first_name,
    lastName: fields.last_name,
    email: fields.email,
    phone: fields.phone,
    company: fields.company,
    streetAddress: fields.street_address,
    streetAddress1: fields.street_address_1,
    postcode: fields.postcode,
    city: fields.city,
    state: fields.state,
    country: fields.country,
  };
}

/** The enabled addresses of an account, oldest first; with `all` the disabled ones too. */
export function listAddresses(db: Db, userId: number, all = false): Promise<Row[]> {
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), all ? undefined : eq(addresses.disabled, false)))
    .orderBy(asc(addresses.id));
}

/** An enabled address of this account, or null. */
export async function findAddress(db: Db, userId: number, id: string): Promise<Row | null> {
  const number = recordId(id);
  if (number === null) return null;
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, number), eq(addresses.userId, userId), eq(addresses.disabled, false)));
  return row ?? null;
}
