import { RESERVED_SEGMENTS } from '@/lib/config/routes';

/** True for an address at which the shop shows a page of its own, such as its list of products. */
export function belongsToShop(slug: string): boolean {
  return RESERVED_SEGMENTS.has(slug);
}

/**
 * Error message for a page's address; null for a valid one. `before` is the page's present address, null for a new
 * page: an unchanged one is always valid. Only the home page has an empty address.
 */
export function slugProblem(slug: string, before: string | null): string | null {
  if (slug === before) return null;
  if (before === '') return 'The home page has no address of its own.';
  if (!/^[a-z\d][a-z\d-]{0,79}$/.test(slug))
    return 'An address has small letters, digits and hyphens, such as spring-sale.';
  return belongsToShop(slug) ? `/${slug} belongs to the shop itself. Please choose another address.` : null;
}
