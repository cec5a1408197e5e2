'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import * as endpoints from '@/lib/contract/cart/cart.contract';
import { type CartLine, toCart } from '@/lib/domain/cart/cart';
import { parseQuantity } from '@/lib/domain/catalogue/quantity';
import { cartKey } from '@/lib/upstream/session/cart-context';
import { UpstreamError } from '@/lib/upstream/errors';
import { sessionWrite } from '@/lib/upstream/session-call';
import { readAddonList } from './addon-list';
import { formAction, sayFailure } from '../form-action';
import { NEW_FORM, fieldsUnder } from '../form-state';

/**
 * These serve the cart's form without scripts; with scripts the cart is changed through the BFF
 * (lib/browser/cart/cart.client).
 */

const ids = z.string().min(1).max(200);
/** A form of the whole cart changes no more lines at a time: each is a call. */
const MOST_CHANGES = 100;

async function findLine(id: string): Promise<CartLine | null> {
  const cart = toCart(
    await sessionWrite(endpoints.getCart, { body: { session: cartKey(await cookies()), promotion_code: '' } }),
  );
  return cart.lines.find((line) => line.id === id) ?? null;
}

/** Takes a line out, and tells how it can be put back: an address of the cart. */
async function removeLine(id: string): Promise<string> {
  const session = cartKey(await cookies());
  const line = await findLine(id);
  await sessionWrite(endpoints.cartRemove, { body: { id, session } });
  if (!line) return routes.cart;
  const addons = JSON.stringify(line.addons.map((addon) => ({ id: addon.id, value: addon.value })));
  return `${routes.cart}?${new URLSearchParams({ removed: line.skuId, qty: String(line.qty), addons })}`;
}

/** Quantities that differ from what the form was shown with. */
function changedQuantities(data: FormData): { id: string; typed: string }[] {
  const before = new Map(fieldsUnder(data, 'was.').map(({ name, value }) => [name, value]));
  return fieldsUnder(data, 'qty.')
    .filter(({ name, value }) => ids.safeParse(name).success && value.trim() !== before.get(name))
    .map(({ name, value }) => ({ id: name, typed: value }))
    .slice(0, MOST_CHANGES);
}

const text = z.string().default('');

/**
 * The cart's one form: `remove` takes a line out, `use` sets one to what there is, anything else saves what was typed;
 * 0 removes.
 */
export const updateCart = formAction({
  words: 'cart',
  empty: NEW_FORM,
  hidden: z.object({ remove: text, use: text }),
  run: async ({ remove, use }, { t, data, answer }) => {
    const [useId = '', useQty = ''] = use.split(':');
    const changes = useId ? [{ id: useId, typed: useQty }] : changedQuantities(data);
    const values: Record<string, string> = {};
    const errors: Record<string, string> = {};
    let next: string = routes.cart;
    try {
      if (remove) next = await removeLine(remove);
      for (const { id, typed } of remove ? [] : changes) {
        const parsed = parseQuantity(typed, 0);
        const problem = parsed.ok ? await setQuantity(id, parsed.qty) : t(`quantity.${parsed.problem}`);
        if (problem !== null) {
          values[`qty.${id}`] = typed;
          errors[`qty.${id}`] = problem;
        } else if (parsed.ok && parsed.qty === 0) next = await removeLine(id);
      }
    } catch (error) {
      // The lines before the one that failed have their answers already.
      return answer({ ...(await sayFailure(routes.cart)(error)), values, errors });
    }
    if (Object.keys(errors).length > 0) return answer({ values, errors });
    redirect(next);
  },
  failed: sayFailure(routes.cart),
});

/** The platform's words when it says no to this quantity; 0 is left to removeLine. */
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

/** Puts back what was removed last. */
export const restoreLine = formAction({
  words: 'cart',
  empty: NEW_FORM,
  hidden: z.object({ sku: ids, qty: text, addons: text }),
  incomplete: (t) => t('lineGone'),
  run: async ({ sku, qty, addons }, { t, answer }) => {
    const parsed = parseQuantity(qty);
    const chosen = readAddonList(addons);
    if (!parsed.ok || !chosen) return answer({ message: t('lineGone') });
    await sessionWrite(endpoints.cartAdd, { body: { sku, qty: parsed.qty, addons: chosen, session: '' } });
    redirect(routes.cart);
  },
  failed: sayFailure(routes.cart),
});
