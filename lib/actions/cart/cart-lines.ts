'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import * as endpoints from '@/lib/contract/cart/cart.contract';
import { listSave, saveForLater } from '@/lib/contract/orders/lists.contract';
import { type CartLine, toCart } from '@/lib/domain/cart/cart';
import { parseQuantity } from '@/lib/domain/catalogue/quantity';
import { cartKey } from '@/lib/upstream/session/cart-context';
import { UpstreamError, isNotFound } from '@/lib/upstream/errors';
import { sessionWrite } from '@/lib/upstream/session-call';
import { addOnce } from './add-once';
import { readAddonList } from './addon-list';
import { formAction, failureState } from '../form-action';
import { NEW_FORM, fieldsUnder, textOf } from '../form-state';

/**
 * For the cart's form without scripts; with scripts the cart is changed through the BFF (lib/browser/cart/cart.client).
 */

const ids = z.string().min(1).max(200);
/** Limit of changes per submission: each is a call. */
const MAX_CHANGES = 100;

async function findLine(id: string): Promise<CartLine | null> {
  const cart = toCart(
    await sessionWrite(endpoints.getCart, { body: { session: cartKey(await cookies()), promotion_code: '' } }),
  );
  return cart.lines.find((line) => line.id === id) ?? null;
}

/** Removes a line. @returns the cart's address with what is needed to restore the line */
async function removeLine(id: string): Promise<string> {
  const session = cartKey(await cookies());
  const line = await findLine(id);
  await sessionWrite(endpoints.cartRemove, { body: { id, session } });
  if (!line) return routes.cart;
  const addons = JSON.stringify(line.addons.map((addon) => ({ id: addon.id, value: addon.value })));
  return `${routes.cart}?${new URLSearchParams({ removed: line.skuId, qty: String(line.qty), addons })}`;
}

/**
 * Moves a line with its typed quantity to 'Saved for later'; returns the next address. A line that is not in the cart
 * has been moved already, with a lost reply or by the first of two clicks: the cart shows it.
 */
async function saveLine(id: string, typed: string, name: string): Promise<string> {
  const parsed = parseQuantity(typed);
  const body = { id, name, ...(parsed.ok && { qty: parsed.qty }) };
  const saved = await sessionWrite(saveForLater, { body }).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
  if (saved === null) return routes.cart;
  const { list, line, before, sku, qty, addons } = saved;
  const query = { removed: sku, qty: String(qty), addons: JSON.stringify(addons), list, line, before: String(before) };
  return `${routes.cart}?${new URLSearchParams(query)}`;
}

/** Quantities that differ from those the form was rendered with. */
function changedQuantities(data: FormData): { id: string; typed: string }[] {
  const before = new Map(fieldsUnder(data, 'was.').map(({ name, value }) => [name, value]));
  return fieldsUnder(data, 'qty.')
    .filter(({ name, value }) => ids.safeParse(name).success && value.trim() !== before.get(name))
    .map(({ name, value }) => ({ id: name, typed: value }));
}

const text = z.string().default('');

/**
 * The cart's one form: `remove` removes a line, `later` moves one to a list, `use` sets one to the available quantity,
 * the intent 'checkout' opens the checkout. Any button first saves the other typed quantities, if the browser has not
 * (`scripts`); 0 removes a line. What could not be saved stays typed, and its button is to be pressed again.
 */
export const updateCart = formAction({
  words: 'cart',
  empty: NEW_FORM,
  hidden: z.object({ remove: text, use: text, later: text, intent: text, scripts: text }),
  run: async ({ remove, use, later, intent, scripts }, { t, data, answer }) => {
    const [useId = '', useQty = ''] = use.split(':');
    const typedOnes = scripts ? [] : changedQuantities(data);
    const changes = [
      ...(useId ? [{ id: useId, typed: useQty }] : []),
      ...typedOnes.filter(({ id }) => ![remove, later, useId].includes(id)),
    ];
    const unsaved = new Map(changes.map(({ id, typed }) => [`qty.${id}`, typed]));
    const errors: Record<string, string> = {};
    let next: string = routes.cart;
    try {
      for (const { id, typed } of changes.slice(0, MAX_CHANGES)) {
        const parsed = parseQuantity(typed, 0);
        const problem = parsed.ok ? await setQuantity(id, parsed.qty) : t(`quantity.${parsed.problem}`);
        if (problem !== null) {
          errors[`qty.${id}`] = problem;
          continue;
        }
        if (parsed.ok && parsed.qty === 0) next = await removeLine(id);
        unsaved.delete(`qty.${id}`);
      }
      if (unsaved.size === 0 && remove) next = await removeLine(remove);
      if (unsaved.size === 0 && later) next = await saveLine(later, textOf(data, `qty.${later}`), t('savedList'));
    } catch (error) {
      // The lines before the failed one have their results already.
      return answer({ ...(await failureState(routes.cart)(error)), values: Object.fromEntries(unsaved), errors });
    }
    const left = Math.max(0, changes.length - MAX_CHANGES);
    const message = left > 0 ? t('unsaved', { count: left }) : null;
    if (unsaved.size > 0) return answer({ values: Object.fromEntries(unsaved), errors, message });
    redirect(intent === 'checkout' ? routes.checkout : next);
  },
  failed: failureState(routes.cart),
});

/** The platform's message if it refuses this quantity; 0 is left to removeLine. */
async function setQuantity(id: string, qty: number): Promise<string | null> {
  if (qty === 0) return null;
  try {
    await sessionWrite(endpoints.cartUpdate, { body: { id, qty, session: '' } });
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError) || (error.kind !== 'refused' && error.kind !== 'not-found')) throw error;
    return error.message;
  }
}

/** Restores the last removed line. */
export const restoreLine = formAction({
  words: 'cart',
  empty: NEW_FORM,
  hidden: z.object({ sku: ids, qty: text, addons: text, list: text, line: text, before: text, key: text }),
  incomplete: (t) => t('lineGone'),
  run: async ({ sku, qty, addons, list, line, before, key }, { t, answer }) => {
    const parsed = parseQuantity(qty);
    const chosen = readAddonList(addons);
    if (!parsed.ok || !chosen) return answer({ message: t('lineGone') });
    await addOnce(key, { sku, qty: parsed.qty, addons: chosen });
    if (list && line) {
      const saved = parseQuantity(before);
      const change = saved.ok ? { lines: [{ id: line, qty: saved.qty }], remove: [] } : { lines: [], remove: [line] };
      await sessionWrite(listSave, { params: { id: list }, body: { ...change, seen: [], restore: false } });
    }
    redirect(routes.cart);
  },
  failed: failureState(routes.cart),
});
