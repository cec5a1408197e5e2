import { randomBytes } from 'node:crypto';

const MAX_LENGTH = 60;

/** A name as a URL slug. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/[^a-z\d-]/g, '')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, MAX_LENGTH);
}

/** A unique slug for addresses and references. */
export function freshSlug(name: string): string {
  return `${slugOf(name) || 'record'}-${randomBytes(3).toString('hex')}`;
}
