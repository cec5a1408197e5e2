import { readReturnAddress } from './return-address';

/** The page that a form says it was sent from: base64 of an address of the storefront. Null for anything else. */
export function readPageAddress(encoded: string, appOrigin: string): string | null {
  return readReturnAddress(Buffer.from(encoded, 'base64').toString('utf8'), appOrigin)?.href ?? null;
}
