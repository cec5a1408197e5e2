import { readReturnAddress } from './return-address';

/** Decodes the page that a form was sent from: a base64 address on the storefront's origin. Null if invalid. */
export function readPageAddress(encoded: string, appOrigin: string): string | null {
  return readReturnAddress(Buffer.from(encoded, 'base64').toString('utf8'), appOrigin)?.href ?? null;
}

/** Why a payment for another page is refused. */
export const RETURN_ADDRESS = 'A payment cannot return to that address.';
