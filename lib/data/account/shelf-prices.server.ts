import 'server-only';
import { cookies } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import {
  SHELF_COOKIE,
  type ShelfPrices,
  forCategory,
  readShelfPrices,
  shelfMargin,
  shelfPrice,
} from '../../domain/account/shelf-prices';
import { formatMoney } from '../../domain/values/money';
import { orNothing } from '../or-nothing';
import { getTopGroups } from '../catalogue/groups';
import { getViewer } from '../viewer';

/** How this customer works out what they sell for; null for a visitor. */
export async function getShelfPrices(): Promise<ShelfPrices | null> {
  const viewer = await getViewer();
  return viewer.kind === 'customer' ? readShelfPrices((await cookies()).get(SHELF_COOKIE)?.value, viewer.id) : null;
}

/** What is paid, in cents without GST, and the group of the product to what it is sold for, in cents with GST. */
export type ShelfPriceOf = (cost: number, group: string | null) => number;

/** Null where a customer has not switched it on. */
export async function getShelfPriceOf(): Promise<ShelfPriceOf | null> {
  const settings = await getShelfPrices();
  if (!settings?.on) return null;
  const tops = Object.keys(settings.categories).length === 0 ? [] : ((await orNothing(getTopGroups('product'))) ?? []);
  const topOf = (group: string | null) =>
    tops.find(({ url, children }) => url === group || children.some((child) => child.url === group))?.url ?? null;
  return (cost, group) => shelfPrice(cost, forCategory(settings, topOf(group)));
}

/** The same in words, with what it leaves; null where a customer has not switched it on. */
export async function getShelfWords(): Promise<((cost: number, group: string | null) => string) | null> {
  const priceOf = await getShelfPriceOf();
  if (!priceOf) return null;
  const [t, locale] = await Promise.all([getTranslations('shelfPrices'), getLocale()]);
  return (cost, group) => {
    const shelf = priceOf(cost, group);
    return t('beside', { price: formatMoney(shelf, locale), margin: shelfMargin(cost, shelf) });
  };
}
