import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { routes } from '../../config/routes';
import type { ProductDetail } from '../../domain/catalogue/catalogue';
import type { ShortlistItem } from '../../domain/catalogue/shortlist';
import { currentView } from '../../i18n/current-view';
import { shortlistOf } from '../../session/cookies/shortlist';
import { isAbsent } from '../../upstream/page/absent';
import { getProduct } from './products';

/** A product of the shortlist; null if it is no longer sold. */
export interface Shortlisted extends ShortlistItem {
  readonly product: ProductDetail | null;
}

/** The shortlist in this browser's cookie; empty in the public view. */
export const getShortlist = cache(async (): Promise<readonly ShortlistItem[]> => {
  const { live } = await currentView();
  return live ? shortlistOf(await cookies()) : [];
});

/** The item's product, if it exists: an invented slug creates no cache entry. */
async function findShortlisted(item: ShortlistItem): Promise<Shortlisted> {
  const absent = await isAbsent(routes.product(item.slug));
  return { ...item, product: absent ? null : await getProduct(item.slug) };
}

/** @throws UpstreamError */
export async function getShortlisted(): Promise<readonly Shortlisted[]> {
  return Promise.all((await getShortlist()).map(findShortlisted));
}
