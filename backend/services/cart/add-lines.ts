import type { MessageValues } from '@/lib/contract/common';
import type { AddedLine } from '@/lib/contract/cart/cart.contract';
import { MAX_QTY } from '@/lib/contract/limits';
import type { Db } from '../../db/client';
import { quantityRefusal } from '../../rules/catalogue/order-quantity';
import { addRefusal } from '../../rules/catalogue/stock';
import type { FieldFault } from '../../rules/values/field-fault';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { type CartOwner, lockCart } from './cart-store';
import { fillCart, type WantedLine } from './fill-cart';

type Refusal =
  | { readonly kind: 'gone' }
  | { readonly kind: 'extras'; readonly faults: Readonly<Record<string, FieldFault>> }
  | { readonly kind: 'stock' | 'full' | 'quantity'; readonly words: string; readonly values: MessageValues };

const CODES = {
  gone: 'NOT_SOLD',
  extras: 'INVALID_INPUT',
  stock: 'OUT_OF_STOCK',
  full: 'LINE_FULL',
  quantity: 'SOLD_IN',
};

function wordsOf(refusal: Refusal): string {
  if (refusal.kind === 'gone') return 'This is not sold any more.';
  if (refusal.kind !== 'extras') return refusal.words;
  return Object.values(refusal.faults)
    .map(({ problem }) => problem)
    .join(' ');
}

function refused(kind: 'stock' | 'full' | 'quantity', words: string, values: MessageValues = {}) {
  return { added: 0, outcome: { kind, words, values } };
}

function errorOf(refusal: Refusal): PlatformError {
  switch (refusal.kind) {
    case 'gone':
      return notFound('This product');
    case 'extras':
      return refuseFields(refusal.faults);
    case 'stock':
      return outOfStock(refusal.words, refusal.values);
    case 'full':
      return new PlatformError(422, 'LINE_FULL', refusal.words, { errors: { qty: refusal.words } });
    case 'quantity':
      return soldIn(refusal.words, refusal.values);
  }
}

export function outOfStock(words: string, values: MessageValues): PlatformError {
  return new PlatformError(422, 'OUT_OF_STOCK', words, { errors: { qty: words }, values });
}

export function soldIn(words: string, values: MessageValues): PlatformError {
  return new PlatformError(422, 'SOLD_IN', words, { errors: { qty: words }, values });
}

/**
 * Adds pieces of a sku. Throws 404 for a sku that is not sold, 422 for invalid addons, stock or quantity; the caller's
 * transaction must then roll back, so that the cart stays unchanged.
 */
export async function addToCart(tx: Db, owner: CartOwner, wanted: WantedLine, at: Date): Promise<void> {
  const [refusal] = await addLines(tx, owner, [wanted], at);
  if (refusal) throw errorOf(refusal);
}

/** Adds each line that is available in full; returns a message for each of the others. */
export async function addManyToCart(
  tx: Db,
  owner: CartOwner,
  wanted: readonly WantedLine[],
  at: Date,
): Promise<AddedLine[]> {
  const refusals = await addLines(tx, owner, wanted, at);
  return wanted.map(({ sku, qty }, index) => {
    const refusal = refusals[index];
    if (!refusal) return { sku, added: qty, message: '' };
    const values = 'values' in refusal ? { ...refusal.values } : {};
    return { sku, added: 0, message: wordsOf(refusal), text_code: CODES[refusal.kind], values };
  });
}

/** Adds each line that is available in full; returns for each line the refusal, or null if it was added. */
async function addLines(
  tx: Db,
  owner: CartOwner,
  wanted: readonly WantedLine[],
  at: Date,
): Promise<(Refusal | null)[]> {
  const cartId = await lockCart(tx, owner, at);
  return fillCart<WantedLine, Refusal | null>(tx, cartId, wanted, {
    gone: () => ({ kind: 'gone' }),
    extras: (_, faults) => ({ kind: 'extras', faults }),
    take({ qty }, { stock, inCart, onLine, soldIn: { minQty, qtyStep } }) {
      const short = addRefusal({ available: stock, inCart, wanted: qty });
      if (short !== null) return refused('stock', short, { left: stock });
      const unsold = quantityRefusal(inCart + qty, { minQty, qtyStep });
      if (unsold !== null) return refused('quantity', unsold, { least: minQty, step: qtyStep });
      if (onLine + qty > MAX_QTY) return refused('full', `A line of the cart holds ${MAX_QTY} pieces at most.`);
      return { added: qty, outcome: null };
    },
  });
}
