import * as endpoints from '@/lib/contract/cart/cart.contract';
import type { AddedLine } from '@/lib/contract/cart/cart.contract';
import { searchSku } from '@/lib/contract/catalogue/product';
import { type Cart, toCart } from '@/lib/domain/cart/cart';
import { type AddonChoice, type NameValue, type SkuOffer, toSkuOffer } from '@/lib/domain/catalogue/catalogue';
import { call } from '../call';
import type { CallResult } from '../result';

type WireCart = Parameters<typeof toCart>[0];

function asCart(result: CallResult<WireCart>): CallResult<Cart> {
  return result.ok ? { ok: true, value: toCart(result.value) } : result;
}

export async function fetchCart(): Promise<CallResult<Cart>> {
  return asCart(await call(endpoints.getCart, { body: { session: '', promotion_code: '' } }));
}

/** A line to add to the cart. */
export interface NewLine {
  readonly sku: string;
  readonly qty: number;
  readonly addons: readonly AddonChoice[];
}

/** Adds a line, once per idempotency key. */
export async function addLine(line: NewLine, idempotencyKey: string): Promise<CallResult<Cart>> {
  const body = { ...line, addons: [...line.addons], session: '' };
  return asCart(await call(endpoints.cartAdd, { body, idempotencyKey }));
}

/** Adds several lines, once per idempotency key. @returns each line's outcome and the cart */
export async function addLines(
  lines: readonly { sku: string; qty: number }[],
  idempotencyKey: string,
  at?: string,
): Promise<CallResult<{ lines: readonly AddedLine[]; cart: Cart }>> {
  const result = await call(endpoints.cartAddMany, {
    body: { lines: lines.map((line) => ({ ...line, addons: [] })), session: '' },
    idempotencyKey,
    ...(at === undefined ? {} : { at }),
  });
  return result.ok ? { ok: true, value: { lines: result.value.lines, cart: toCart(result.value.cart) } } : result;
}

export async function updateLine(id: string, qty: number): Promise<CallResult<Cart>> {
  return asCart(await call(endpoints.cartUpdate, { body: { id, qty, session: '' } }));
}

export async function removeLine(id: string): Promise<CallResult<Cart>> {
  return asCart(await call(endpoints.cartRemove, { body: { id, session: '' } }));
}

/** The sku and this customer's price for chosen options and addons. */
export async function findOffer(
  slug: string,
  variations: readonly NameValue[],
  addons: readonly AddonChoice[],
  signal: AbortSignal,
): Promise<CallResult<SkuOffer>> {
  const body = { product: slug, variations: [...variations], addons: [...addons] };
  const result = await call(searchSku, { body, signal });
  return result.ok ? { ok: true, value: toSkuOffer(result.value) } : result;
}
