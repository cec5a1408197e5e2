import { RESERVED_SEGMENTS } from '@/lib/config/routes';

/** Error message for a page's address; null for a valid one. Only the home page has an empty address. */
export function slugProblem(slug: string, isHome: boolean): string | null {
  if (isHome) return slug === '' ? null : 'The home page has no address of its own.';
  if (!/^[a-z\d][a-z\d-]{0,79}$/.test(slug))
    return 'An address has small letters, digits and hyphens, such as spring-sale.';
  return RESERVED_SEGMENTS.has(slug) ? `/${slug} belongs to the shop itself. Please choose another address.` : null;
}
