import { randomBytes } from 'node:crypto';

const LONGEST = 60;

/** The words of a name as an address has them. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/[^a-z\d-]/g, '')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LONGEST);
}

/** A name for addresses and references that no other record has. */
export function freshSlug(name: string): string {
  return `${slugOf(name) || 'record'}-${randomBytes(3).toString('hex')}`;
}
