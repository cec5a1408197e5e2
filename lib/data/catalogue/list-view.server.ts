import 'server-only';
import { cookies } from 'next/headers';
import { findSkus } from '../../contract/cart/order-pad.contract';
import type { ProductCard } from '../../domain/catalogue/catalogue';
import { LIST_VIEW_COOKIE, type ListView, isListView } from '../../domain/catalogue/list-view';
import { type PadSku, toPadSku } from '../../domain/cart/order-pad/pad-sku';
import { sessionCall } from '../../upstream/session-call';
import { isForCustomer } from '../for-customer';
import { orNull } from '../or-null';

/** The list view that the customer chose; visitors get pictures. */
export async function getListView(): Promise<ListView> {
  if (!(await isForCustomer())) return 'cards';
  const stored = (await cookies()).get(LIST_VIEW_COOKIE)?.value ?? '';
  return isListView(stored) ? stored : 'cards';
}

/** All skus of the products, in their order; null if the platform cannot return them in one call. */
export async function getSkuRows(products: readonly Pick<ProductCard, 'skuCodes'>[]): Promise<PadSku[] | null> {
  const wanted = products.flatMap(({ skuCodes }) => skuCodes.map((code) => ({ code, words: '' })));
  if (wanted.length === 0) return [];
  const reply = await orNull(sessionCall(findSkus, { body: { wanted } }));
  return reply && reply.data.flatMap(({ match, skus }) => (match === 'exact' ? skus.slice(0, 1).map(toPadSku) : []));
}
