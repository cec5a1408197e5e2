import {
  ADDRESS_FIELDS,
  type AddressField,
  type CheckoutValues,
  NEW_ADDRESS_PREFIX,
  NO_ADDRESS,
} from '@/lib/domain/checkout/checkout';
import { textOf } from '../form-state';

/** The fields of a new address, unchanged. */
export function typedAddress(data: FormData): CheckoutValues['newAddress'] {
  const typed: Record<AddressField, string> = { ...NO_ADDRESS };
  for (const field of ADDRESS_FIELDS) typed[field] = textOf(data, `${NEW_ADDRESS_PREFIX}${field}`);
  return typed;
}
