import 'server-only';
import { cookies } from 'next/headers';
import { getLocale, getMessages } from 'next-intl/server';
import { SHELF_COOKIE, type RetailPriceSettings, readShelfPrices } from '../../domain/account/shelf-prices';
import { retailPriceFor } from '../../domain/account/shelf-rule';
import { templates } from '../../i18n/client-words';
import { type Shelf, type ShelfGroups, shelfWords } from '../../i18n/shelf-words';
import { productGroups } from '../catalogue/product-groups.server';
import { orNull } from '../or-null';
import { getTopGroups } from '../catalogue/groups';
import { getViewer } from '../viewer';

/** The customer's rule for resale prices; null for a visitor. */
export async function getShelfPrices(): Promise<RetailPriceSettings | null> {
  const viewer = await getViewer();
  return viewer.kind === 'customer' ? readShelfPrices((await cookies()).get(SHELF_COOKIE)?.value, viewer.id) : null;
}

/** The rule with its texts, for a page's scripts; null if it is switched off. */
export async function getShelf(): Promise<Shelf | null> {
  const settings = await getShelfPrices();
  if (!settings?.on) return null;
  const { times, rounding, categories } = settings;
  const own = Object.keys(categories).length > 0;
  const [locale, { shelfPrices }, tops] = await Promise.all([
    getLocale(),
    getMessages(),
    own ? orNull(getTopGroups('product')) : null,
  ]);
  const groups = (tops ?? []).flatMap(({ url, children }) => [
    [url, url],
    ...children.map((child) => [child.url, url]),
  ]);
  return {
    rule: { times, rounding, categories, tops: Object.fromEntries(groups) },
    words: templates(locale, shelfPrices, ['beside']).beside,
  };
}

/** Product groups by slug, if shelf prices depend on them. */
export async function getShelfGroups(shelf: Shelf | null, slugs: readonly string[]): Promise<ShelfGroups> {
  if (!shelf || Object.keys(shelf.rule.categories).length === 0) return {};
  return Object.fromEntries(await productGroups(slugs));
}

/** Converts the cost (cents without GST) and the product's group to the resale price (cents with GST). */
export type ShelfPriceOf = (cost: number, group: string | null) => number;

/** Null if the rule is switched off. */
export async function getShelfPriceOf(): Promise<ShelfPriceOf | null> {
  const shelf = await getShelf();
  return shelf && ((cost, group) => retailPriceFor(cost, group, shelf.rule)?.price ?? 0);
}

/** The resale price as text, with the margin; null if the rule is switched off. */
export async function getShelfWords(): Promise<((cost: number, group: string | null) => string) | null> {
  const shelf = await getShelf();
  return shelf && ((cost, group) => shelfWords(shelf, cost, group) ?? '');
}
