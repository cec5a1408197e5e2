'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import * as endpoints from '@/lib/contract/buying/cart';
import { searchSku } from '@/lib/contract/catalogue/product';
import { parseQuantity } from '@/lib/domain/catalogue/quantity';
import { ADDON_PREFIX, OPTION_PREFIX, choiceQuery } from '@/lib/domain/catalogue/sku-choice';
import { sessionWrite } from '@/lib/upstream/session-call';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { type FormState, expectForm, fieldsUnder, textOf } from '../form-state';

/** Serves forms without scripts; with scripts the cart is changed through the BFF (lib/browser/cart/cart). */

function chosenAddons(data: FormData) {
  return fieldsUnder(data, ADDON_PREFIX)
    .map(({ name, value }) => ({ id: name, value: value.trim() }))
    .filter(({ value }) => value !== '');
}

/** The product page's form: `intent` 'choose' shows the chosen sku, anything else adds it. */
export async function addToCart(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const locale = await actionLocale();
  const t = await getTranslations({ locale, namespace: 'panel' });
  const slug = textOf(data, 'slug');
  const variations = fieldsUnder(data, OPTION_PREFIX).filter(({ value }) => value !== '');
  const addons = chosenAddons(data);
  const qty = textOf(data, 'qty');
  const query = choiceQuery(variations, addons);
  const page = `${routes.product(slug)}${query ? `?${query}` : ''}`;
  const values = Object.fromEntries(
    [...data.entries()].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    ),
  );
  const refused = (message: string | null, errors: FormState['errors'] = {}): FormState => ({
    values,
    errors,
    message,
    attempt: previous.attempt + 1,
  });

  if (await isForeignRequest()) return refused(t('foreignRequest'));
  if (textOf(data, 'intent') === 'choose') redirect(page);
  const parsed = parseQuantity(qty);
  if (!parsed.ok) return refused(null, { qty: t(`quantity.${parsed.problem}`) });
  try {
    const offer = await sessionWrite(searchSku, { body: { product: slug, variations, addons } });
    if (!offer.sku) return refused(t('selectOptions'));
    if (!offer.in_stock) return refused(t('outOfStock'));
    if (offer.available_qty != null && parsed.qty > offer.available_qty)
      return refused(null, { qty: t('quantity.stock', { count: offer.available_qty }) });
    await sessionWrite(endpoints.cartAdd, { body: { sku: offer.sku.id, qty: parsed.qty, addons, session: '' } });
  } catch (error) {
    const { message, fieldErrors } = await failureOf(error, page);
    return refused(message, fieldErrors);
  }
  redirect(`${page}${query ? '&' : '?'}added=${parsed.qty}`);
}
