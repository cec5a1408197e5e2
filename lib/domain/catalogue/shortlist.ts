import { MAX_QTY, MAX_SHORTLISTED } from '../../contract/limits';

/*
 * The shortlist of a visitor without an account: products and quantities, in a cookie without personal data. Its name
 * differs from the prefix of our other cookies, because requests with one of those bypass the caches
 * (server/cache/cache-key.ts, deploy/nginx.conf) and public pages do not depend on the shortlist.
 */
export const SHORTLIST_COOKIE = 'shortlist';
const SHORTLIST_SECONDS = 180 * 86_400;
/** Maximum length of the encoded cookie; browsers limit it to 4,096 with its name and attributes. */
const MAX_COOKIE_LENGTH = 3_500;

export interface ShortlistItem {
  readonly slug: string;
  readonly qty: number;
}

/** Excludes the separators of the cookie's text. */
const SLUG = /^[^\s:/\\\p{Cc}]{1,120}$/u;

function isQty(qty: number): boolean {
  return Number.isInteger(qty) && qty >= 1 && qty <= MAX_QTY;
}

/** Parses decoded text such as `oat-shampoo/bowl:6`. Invalid items, and those beyond the maximum, are dropped. */
export function readShortlist(text = ''): readonly ShortlistItem[] {
  const items = new Map<string, ShortlistItem>();
  for (const part of text.slice(0, MAX_COOKIE_LENGTH).split('/')) {
    const [slug = '', typed = '1'] = part.split(':');
    const qty = Number(typed);
    if (items.size < MAX_SHORTLISTED && SLUG.test(slug) && isQty(qty)) items.set(slug, { slug, qty });
  }
  return [...items.values()];
}

export function shortlistText(items: readonly ShortlistItem[]): string {
  return items.map(({ slug, qty }) => (qty === 1 ? slug : `${slug}:${qty}`)).join('/');
}

/** The cookie that stores a shortlist, or removes an empty one. Readable by scripts, which fill in the hearts. */
export function shortlistCookie(items: readonly ShortlistItem[], isSecure: boolean): string {
  const seconds = items.length === 0 ? 0 : SHORTLIST_SECONDS;
  const value = encodeURIComponent(shortlistText(items));
  return `${SHORTLIST_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Appends a product; null when the list is full or the slug invalid. */
export function withProduct(items: readonly ShortlistItem[], slug: string): readonly ShortlistItem[] | null {
  if (items.some((item) => item.slug === slug)) return items;
  const more = [...items, { slug, qty: 1 }];
  const fits = more.length <= MAX_SHORTLISTED && encodeURIComponent(shortlistText(more)).length <= MAX_COOKIE_LENGTH;
  return fits && SLUG.test(slug) ? more : null;
}

export function withoutProduct(items: readonly ShortlistItem[], slug: string): readonly ShortlistItem[] {
  return items.filter((item) => item.slug !== slug);
}

/** Sets the typed quantities, by slug; invalid ones are ignored. */
export function withQuantities(
  items: readonly ShortlistItem[],
  typed: ReadonlyMap<string, string>,
): readonly ShortlistItem[] {
  return items.map((item) => {
    const qty = Number(typed.get(item.slug)?.trim() || Number.NaN);
    return isQty(qty) ? { ...item, qty } : item;
  });
}
