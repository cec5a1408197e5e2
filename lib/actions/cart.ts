'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import * as endpoints from '@/lib/contract/cart';
import { searchSku } from '@/lib/contract/product';
import { parseQuantity } from '@/lib/domain/quantity';
import { ADDON_PREFIX, OPTION_PREFIX, choiceQuery } from '@/lib/domain/sku-choice';
import { sessionWrite } from '@/lib/upstream/session-call';
import { readAddonList } from './addon-list';
import { actionLocale, failureOf, isForeignRequest } from './failure';
import { type FormState, fieldsUnder, textOf } from './form-state';

/** These serve forms without scripts; with scripts the cart is changed through the BFF (lib/browser/cart). */

const ids = z.string().min(1).max(200);

function chosenAddons(data: FormData) {
  return fieldsUnder(data, ADDON_PREFIX)
    .map(({ name, value }) => ({ id: name, value: value.trim() }))
    .filter(({ value }) => value !== '');
}

/** The product page's form: `intent` 'choose' shows the chosen sku, anything else adds it. */
export async function addToCart(previous: FormState, data: FormData): Promise<FormState> {
  const locale = await actionLocale();
  const t = await getTranslations({ locale, namespace: 'panel' });
  const slug = textOf(data, 'slug');
  const variations = fieldsUnder(data, OPTION_PREFIX).filter(({ value }) => value !== '');
  const addons = chosenAddons(data);
  const qty = textOf(data, 'qty');
  const query = choiceQuery(variations, addons);
  const page = `${routes.product(slug)}${query ? `?${query}` : ''}`;
  const values = Object.fromEntries([...data.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$')));
  const refused = (message: string | null, errors: FormState['errors'] = {}): FormState => ({ values, errors, message, attempt: previous.attempt + 1 });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  if (textOf(data, 'intent') === 'choose') redirect(page);
  const parsed = parseQuantity(qty);
  if (!parsed.ok) return refused(null, { qty: t(`quantity.${parsed.problem}`) });
  try {
    const offer = await sessionWrite(searchSku, { body: { product: slug, variations, addons } });
    if (!offer.sku) return refused(t('selectOptions'));
    if (!offer.in_stock) return refused(t('outOfStock'));
    if (offer.available_qty != null && parsed.qty > offer.available_qty) return refused(null, { qty: t('quantity.stock', { count: offer.available_qty }) });
    await sessionWrite(endpoints.cartAdd, { body: { sku: offer.sku.id, qty: parsed.qty, addons, session: '' } });
  } catch (error) {
    const { message, fieldErrors } = await failureOf(error, page);
    return refused(message, fieldErrors);
  }
  redirect(`${page}${query ? '&' : '?'}added=${parsed.qty}`);
}

/** Sets a line's quantity; 0 removes it. */
export async function updateQuantity(previous: FormState, data: FormData): Promise<FormState> {
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'cart' });
  const typed = textOf(data, 'qty');
  const refused = (message: string): FormState => ({ values: { qty: typed }, errors: { qty: message }, message: null, attempt: previous.attempt + 1 });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  const remove = textOf(data, 'intent') === 'remove';
  const parsed = remove ? ({ ok: true, qty: 0 } as const) : parseQuantity(typed, 0);
  if (!parsed.ok) return refused(t(`quantity.${parsed.problem}`));
  const id = ids.safeParse(textOf(data, 'id'));
  if (!id.success) return refused(t('lineGone'));
  try {
    if (parsed.qty === 0) await sessionWrite(endpoints.cartRemove, { body: { id: id.data, session: '' } });
    else await sessionWrite(endpoints.cartUpdate, { body: { id: id.data, qty: parsed.qty, session: '' } });
  } catch (error) {
    return refused((await failureOf(error, routes.cart)).message);
  }
  if (parsed.qty > 0) redirect(routes.cart);
  const undo = new URLSearchParams({ removed: textOf(data, 'sku'), qty: textOf(data, 'was'), addons: textOf(data, 'addons') });
  redirect(`${routes.cart}?${undo}`);
}

/** Puts back what was removed last. */
export async function restoreLine(previous: FormState, data: FormData): Promise<FormState> {
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
