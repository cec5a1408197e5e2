import 'server-only';
import { type AddressFields, addressCreate, addressList } from '@/lib/contract/address';
import { type AddressField, type CheckoutValues, sameAddress } from '@/lib/domain/checkout';
import { sessionWrite } from '@/lib/upstream/session-call';
import { UpstreamError } from '@/lib/upstream/errors';
import { addressFieldName } from './checkout-form';

const REQUIRED: readonly AddressField[] = ['first_name', 'last_name', 'street_address', 'city', 'state', 'postcode'];

export type SavedAddress = { ok: true; id: string } | { ok: false; message: string | null; errors: Record<string, string> };

/**
 * Saves the typed address in the customer's book. Only blanks around a value are dropped: '3/34A' stays as it is. An
 * address that is in the book already is taken from there. `missing` makes the sentence for an empty field. @throws UpstreamError when the platform does not answer.
 */
export async function saveAddress(
  typed: CheckoutValues['newAddress'],
  key: string,
  words: { missing: (field: AddressField) => string; postcode: string },
): Promise<SavedAddress> {
  const fields: AddressFields = { ...typed, display_name: '', email: '', country: 'AU' };
  const errors: Record<string, string> = {};
  for (const field of REQUIRED) if (typed[field].trim() === '') errors[addressFieldName(field)] = words.missing(field);
  if (!errors['new.postcode'] && !/^\d{4}$/.test(typed.postcode.trim())) errors['new.postcode'] = words.postcode;
  if (Object.keys(errors).length > 0) return { ok: false, message: null, errors };
  try {
    const { data: book } = await sessionWrite(addressList);
    const known = book.find((address) => sameAddress(address, typed));
    if (known) return { ok: true, id: known.id };
    const trimmed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]));
    const { item } = await sessionWrite(addressCreate, { body: { ...fields, ...trimmed } }, { idempotencyKey: `${key}-address` });
    return { ok: true, id: item.id };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind !== 'refused') throw error;
    const named = Object.entries(error.fieldErrors).map(([field, message]) => [`new.${field}`, message] as const);
    return { ok: false, message: named.length > 0 ? null : error.message, errors: Object.fromEntries(named) };
  }
}
