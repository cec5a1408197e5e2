'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import * as endpoints from '@/lib/contract/buying/cart';
import { type CartLine, toCart } from '@/lib/domain/buying/cart';
import { parseQuantity } from '@/lib/domain/catalogue/quantity';
import { cartKey } from '@/lib/upstream/session/cart-context';
import { UpstreamError } from '@/lib/upstream/errors';
import { sessionWrite } from '@/lib/upstream/session-call';
import { readAddonList } from './addon-list';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { type FormState, expectForm, fieldsUnder, textOf } from '../form-state';

/** These serve the cart's form without scripts; with scripts the cart is changed through the BFF (lib/browser/cart/cart). */

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

/** The cart's one form: `remove` takes a line out, `use` sets one to what there is, anything else saves what was typed; 0 removes. */
export async function updateCart(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'cart' });
  const refused = (message: string | null, rest: Partial<Pick<FormState, 'values' | 'errors'>> = {}): FormState => ({
    values: {},
    errors: {},
    ...rest,
    message,
    attempt: previous.attempt + 1,
  });
  if (await isForeignRequest()) return refused(t('foreignRequest'));

  const removed = textOf(data, 'remove');
  const [useId = '', useQty = ''] = textOf(data, 'use').split(':');
  const changes = useId ? [{ id: useId, typed: useQty }] : changedQuantities(data);
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  let next: string = routes.cart;
  try {
    if (removed) next = await removeLine(removed);
    for (const { id, typed } of removed ? [] : changes) {
      const parsed = parseQuantity(typed, 0);
      const problem = parsed.ok ? await setQuantity(id, parsed.qty) : t(`quantity.${parsed.problem}`);
      if (problem !== null) {
        values[`qty.${id}`] = typed;
        errors[`qty.${id}`] = problem;
      } else if (parsed.ok && parsed.qty === 0) next = await removeLine(id);
    }
  } catch (error) {
    return refused((await failureOf(error, routes.cart)).message, { values, errors });
  }
  if (Object.keys(errors).length > 0) return refused(null, { values, errors });
  redirect(next);
}

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
export async function restoreLine(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'cart' });
  const refused = (message: string): FormState => ({ values: {}, errors: {}, message, attempt: previous.attempt + 1 });
  if (await isForeignRequest()) return refused(t('foreignRequest'));
  const sku = ids.safeParse(textOf(data, 'sku'));
  const qty = parseQuantity(textOf(data, 'qty'));
  const addons = readAddonList(textOf(data, 'addons'));
  if (!sku.success || !qty.ok || !addons) return refused(t('lineGone'));
  try {
    await sessionWrite(endpoints.cartAdd, { body: { sku: sku.data, qty: qty.qty, addons, session: '' } });
  } catch (error) {
    return refused((await failureOf(error, routes.cart)).message);
  }
  redirect(routes.cart);
}
