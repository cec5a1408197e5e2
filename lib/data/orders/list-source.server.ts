import 'server-only';
import { getCart } from '@/lib/contract/cart/cart.contract';
import type { ListSource } from '@/lib/domain/orders/list-source';
import { sessionCall } from '@/lib/upstream/session-call';
import { getComparison } from './lists.server';

/** A line as a list takes it. */
export interface NewListLine {
  readonly sku: string;
  readonly qty: number;
  readonly note: string;
  readonly addons: { id: string; value: string }[];
}

/** The lines of a source, of an order those that are still sold; null where there is none. @throws UpstreamError */
export async function getSourceLines(source: ListSource): Promise<readonly NewListLine[] | null> {
  if (source.kind === 'sku') return [{ sku: source.id, qty: source.qty, note: '', addons: [] }];
  if (source.kind === 'cart') {
    const { items } = await sessionCall(getCart, { body: { session: '', promotion_code: '' } });
    return items.map(({ sku_id: sku, qty, addons }) => ({ sku, qty, note: '', addons: chosen(addons) }));
  }
  const lines = await getComparison(source.id);
  if (!lines) return null;
  return lines.flatMap(({ sku, qty, addons, extrasGone }) =>
    sku ? [{ sku: sku.skuId, qty, note: '', addons: extrasGone ? [] : chosen(addons) }] : [],
  );
}

function chosen(addons: readonly { readonly id: string; readonly value: string }[]): NewListLine['addons'] {
  return addons.map(({ id, value }) => ({ id, value }));
}
