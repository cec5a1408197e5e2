import 'server-only';
import { boughtBefore } from '../../contract/orders/bought';
import { sessionCall } from '../../upstream/session-call';
import { isForCustomer } from '../for-customer';
import { orNull } from '../or-null';

/** The last purchase of a sku. */
export interface Bought {
  readonly skuId: string;
  readonly slug: string;
  readonly qty: number;
  /** ISO 8601 instant. */
  readonly at: string;
}

/**
 * The customer's last purchases of these products, latest first; empty for a visitor, and if the platform does not
 * respond.
 */
export async function getBought(slugs: readonly string[]): Promise<readonly Bought[]> {
  if (slugs.length === 0 || !(await isForCustomer())) return [];
  const reply = await orNull(sessionCall(boughtBefore, { body: { products: [...slugs] } }));
  return (reply?.data ?? [])
    .map(({ sku, url, qty, bought_at: at }) => ({ skuId: sku.id, slug: url, qty, at }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
}
