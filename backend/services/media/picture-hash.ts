import { createHash } from 'node:crypto';

/** Hex digits. A page contains two dozen hashes, which do not compress: 64 bits are enough. */
const LENGTH = 16;

/** A hash in an address; those of uploads and of earlier versions have 32 digits. */
export const PICTURE_HASH = /^[\da-f]{16}(?:[\da-f]{16})?$/;
export const HASHES_IN_HTML = /\/assets\/i\/([\da-f]{16}(?:[\da-f]{16})?)\//g;

/** The hash in the address of a shop picture: of its bytes, and of whatever else changes its look. */
export function pictureHash(bytes: Buffer, looks = ''): string {
  return createHash('sha256').update(looks).update(bytes).digest('hex').slice(0, LENGTH);
}

/** The stored hashes that a hash in an address may refer to, the likeliest first. */
export function candidateHashes(hash: string): readonly string[] {
  return hash.length > LENGTH ? [hash, hash.slice(0, LENGTH)] : [hash];
}
