import 'server-only';
import { type FormSku as WireFormSku, orderFormSkus } from '../../../contract/cart/order-form.contract';
import type { FormSku } from '../../../domain/cart/order-form/form-columns';
import type { PadSku } from '../../../domain/cart/order-pad/pad-sku';
import type { List } from '../../../domain/orders/lists';
import type { FormScope } from '../../../domain/cart/order-form/form-scope';
import { addDays, shopDay } from '../../../domain/values/shop-day';
import type { SessionData } from '../../../session/data';
import { UpstreamError, isNotFound } from '../../../upstream/errors';
import { sessionCall, withRefresh } from '../../../upstream/session-call';
import { send } from '../../../upstream/transport';
import { getList } from '../../orders/lists.server';

/** A year and a week, so that yearly orders are included. */
const YEAR_DAYS = 372;
/** With this size, 100,000 products take 200 calls. */
const PRODUCTS_AT_ONCE = 500;

const toFormSku = ({ sku, ...wire }: WireFormSku): FormSku => ({
  code: sku.code,
  barcode: wire.barcode,
  name: wire.product_name,
  options: wire.name,
  category: wire.category,
  priceEach: wire.price_each ?? null,
  available: wire.in_stock ? (wire.available_qty ?? null) : 0,
  cartonQty: wire.carton_qty,
  minQty: wire.min_qty,
  qtyStep: wire.qty_step,
  breaks: wire.breaks,
});

const fromPad = (sku: PadSku): FormSku => ({
  code: sku.code,
  barcode: sku.barcode,
  name: sku.name,
  options: sku.options,
  category: '',
  priceEach: sku.priceEach,
  available: sku.inStock ? sku.available : 0,
  cartonQty: sku.cartonQty,
  minQty: sku.minQty,
  qtyStep: sku.qtyStep,
  breaks: sku.breaks,
});

/** The list's skus that are still sold, without duplicates. */
function listedSkus({ lines }: List): FormSku[] {
  return [...new Map(lines.flatMap(({ sku }) => (sku ? [[sku.skuId, fromPad(sku)]] : []))).values()];
}

const wanted = (scope: FormScope, at: Date) => ({
  group: scope.kind === 'group' ? scope.url : '',
  ordered_since: scope.kind === 'ordered' ? addDays(shopDay(at), -YEAR_DAYS) : '',
});

/**
 * All skus of an order form in batches, for the customer of this request; none for an unknown list. Only the first
 * batch can refresh an expired session: the others are read while the response is being sent.
 * @throws UpstreamError
 */
export async function* readFormSkus(scope: FormScope, at: Date): AsyncGenerator<readonly FormSku[]> {
  if (scope.kind === 'list') {
    const list = await getList(scope.id);
    if (list) yield listedSkus(list);
    return;
  }
  const body = { ...wanted(scope, at), products: PRODUCTS_AT_ONCE };
  const ask = (session: SessionData | null, after: string) =>
    send(orderFormSkus, { body: { ...body, after } }, { token: session?.accessToken, base: session?.base });
  let [session, piece] = await withRefresh(async (current) => [current, await ask(current, '')] as const);
  yield piece.data.map(toFormSku);
  // A platform's cursors may lead in a circle: a file ends where it says what it said before.
  const asked = new Set<string>();
  while (piece.next != null && !asked.has(piece.next)) {
    asked.add(piece.next);
    piece = await ask(session, piece.next);
    yield piece.data.map(toFormSku);
  }
}

/**
 * Whether the platform supports order forms, and whether this customer has recent orders; both true if it does not
 * respond.
 */
export async function getFormOffer(at: Date): Promise<{ known: boolean; ordered: boolean }> {
  try {
    const { data } = await sessionCall(orderFormSkus, {
      body: { ...wanted({ kind: 'ordered' }, at), after: '', products: 1, exists_only: true },
    });
    return { known: true, ordered: data.length > 0 };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { known: !isNotFound(error), ordered: true };
  }
}
