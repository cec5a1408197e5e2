import { createHash } from 'node:crypto';

/** A page names two dozen pictures, each by its hash, which no compression makes smaller: 64 bits are enough. */
const LENGTH = 16;

/** As in addresses; those of people's uploads, and of earlier versions, are longer. */
export const PICTURE_HASH = /^[\da-f]{16}(?:[\da-f]{16})?$/;
export const HASHES_IN_HTML = /\/assets\/i\/([\da-f]{16}(?:[\da-f]{16})?)\//g;

/** What a picture of the shop is addressed by: its bytes, and what else changes how it looks. */
export function pictureHash(bytes: Buffer, looks = ''): string {
  return createHash('sha256').update(looks).update(bytes).digest('hex').slice(0, LENGTH);
}

/** The hashes that a picture may have which an address names, the likeliest first. */
export function hashesNamed(hash: string): readonly string[] {
  return hash.length > LENGTH ? [hash, hash.slice(0, LENGTH)] : [hash];
}
