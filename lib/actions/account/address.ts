import 'server-only';
import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import {
  type Address,
  type AddressFields,
  addressCreate,
  addressEnable,
  addressList,
} from '@/lib/contract/account/address';
import { type AddressField, sameAddress } from '@/lib/domain/checkout/checkout';
import { plainDigits } from '@/lib/domain/values/plain-digits';
import { sessionWrite } from '@/lib/upstream/session-call';
import { UpstreamError } from '@/lib/upstream/errors';
import { once } from '@/lib/upstream/idempotency/once';
import { actionLocale } from '../failure';

const REQUIRED: readonly AddressField[] = ['first_name', 'last_name', 'street_address', 'city', 'state', 'postcode'];

/** The typed fields; `display_name` is the customer's own name for the address. */
export type TypedAddress = Readonly<Record<AddressField, string>> & { readonly display_name?: string };

export type SavedAddress =
  | { ok: true; id: string; outcome: 'added' | 'known' | 'enabled' }
  | { ok: false; message: string | null; errors: Record<string, string> };

async function emptyFields(typed: TypedAddress): Promise<Record<string, string>> {
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'addressForm' });
  const errors: Record<string, string> = {};
  for (const field of REQUIRED) if (typed[field].trim() === '') errors[field] = t(`missing.${field}`);
  if (!errors.postcode && !/^\d{4}$/.test(typed.postcode.trim())) errors.postcode = t('missing.postcodeDigits');
  return errors;
}

/** The key depends on the contents: an address corrected after a lost response is a new request. */
function fingerprint(fields: AddressFields): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 16);
}

/** The same place under the same name. With another name it is another entry. */
function isSame(known: Address, typed: TypedAddress): boolean {
  const name = typed.display_name?.trim().toLowerCase() ?? '';
  return sameAddress(known, typed) && (name === '' || name === known.display_name.trim().toLowerCase());
}

/**
 * Saves the typed address in the customer's address book. Only surrounding blanks are removed: '3/34A' stays as it is,
 * and the digits of postcode and telephone may be full-width or Arabic. An address already in the book is reused, and
 * enabled again if it was removed. `key` makes a retry return the first response; error names are prefixed with
 * `prefix`.
 * @throws UpstreamError when the platform does not respond
 */
export async function saveAddress(asTyped: TypedAddress, key: string, prefix = ''): Promise<SavedAddress> {
  const typed = { ...asTyped, postcode: plainDigits(asTyped.postcode), phone: plainDigits(asTyped.phone) };
  const refused = (message: string | null, errors: Readonly<Record<string, string>>): SavedAddress => ({
    ok: false,
    message,
    errors: Object.fromEntries(Object.entries(errors).map(([field, words]) => [`${prefix}${field}`, words])),
  });
  const empty = await emptyFields(typed);
  if (Object.keys(empty).length > 0) return refused(null, empty);
  try {
    const { data: book } = await sessionWrite(addressList, { query: { all: '1' } });
    const same = book.filter((address) => isSame(address, typed));
    const known = same.find(({ enabled }) => enabled) ?? same[0];
    if (known?.enabled) return { ok: true, id: known.id, outcome: 'known' };
    if (known) {
      await sessionWrite(addressEnable, { body: { id: known.id } });
      return { ok: true, id: known.id, outcome: 'enabled' };
    }
    const fields: AddressFields = { display_name: '', ...typed, email: '', country: 'AU' };
    const body = {
      ...fields,
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])),
    };
    const idempotencyKey = `${key}-${fingerprint(body)}`;
    const create = () => sessionWrite(addressCreate, { body }, { idempotencyKey });
    const { item } = await once(addressCreate, { key: idempotencyKey, contents: '' }, create);
    return { ok: true, id: item.id, outcome: 'added' };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind !== 'refused') throw error;
    const named = Object.keys(error.fieldErrors).length > 0;
    return refused(named ? null : error.message, error.fieldErrors);
  }
}
