import 'server-only';
import { getCart } from '@/lib/contract/cart/cart.contract';
import type { ListSource } from '@/lib/domain/orders/list-source';
import { sessionCall } from '@/lib/upstream/session-call';
import { getShortlisted } from '../catalogue/shortlist.server';
import { getComparison } from './lists.server';

/** A line to be added to a list. */
export interface NewListLine {
  readonly sku: string;
  readonly qty: number;
  readonly note: string;
  readonly addons: { id: string; value: string }[];
}

/**
 * The lines of a source, without skus of an order that are no longer sold; null if the source does not exist.
 * @throws UpstreamError
 */
export async function getSourceLines(source: ListSource): Promise<readonly NewListLine[] | null> {
  if (source.kind === 'sku') return [{ sku: source.id, qty: source.qty, note: '', addons: [] }];
  if (source.kind === 'cart') {
    const { items } = await sessionCall(getCart, { body: { session: '', promotion_code: '' } });
    return items.map(({ sku_id: sku, qty, addons }) => ({ sku, qty, note: '', addons: chosen(addons) }));
  }
  if (source.kind === 'shortlist') return shortlistLines();
  const lines = await getComparison(source.id);
  if (!lines) return null;
  return lines.flatMap(({ sku, qty, addons, extrasGone }) =>
    sku ? [{ sku: sku.skuId, qty, note: '', addons: extrasGone ? [] : chosen(addons) }] : [],
  );
}

/** Each product's first sku, preferably one in stock. */
async function shortlistLines(): Promise<readonly NewListLine[]> {
  return (await getShortlisted()).flatMap(({ qty, product }) => {
    const sku = product?.skus.find(({ inStock }) => inStock) ?? product?.skus[0];
    return sku ? [{ sku: sku.id, qty, note: '', addons: [] }] : [];
  });
}

function chosen(addons: readonly { readonly id: string; readonly value: string }[]): NewListLine['addons'] {
  return addons.map(({ id, value }) => ({ id, value }));
}
