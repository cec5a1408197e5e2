'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { searchSku } from '@/lib/contract/catalogue/product';
import { localPath } from '@/lib/domain/content/links';
import { parseQuantity } from '@/lib/domain/catalogue/quantity';
import { ADDON_PREFIX, OPTION_PREFIX, withChoice } from '@/lib/domain/catalogue/sku-choice';
import { sessionWrite } from '@/lib/upstream/session-call';
import { failureOf } from '../failure';
import { formAction } from '../form-action';
import { NEW_FORM, fieldsUnder, textOf } from '../form-state';
import { addOnce } from './add-once';
import { requestStockAlert } from '@/lib/actions/catalogue/request-stock';

/** For forms without scripts; with scripts the cart is changed through the BFF (lib/browser/cart/cart.client). */

function chosenAddons(data: FormData) {
  return fieldsUnder(data, ADDON_PREFIX)
    .map(({ name, value }) => ({ id: name, value: value.trim() }))
    .filter(({ value }) => value !== '');
}

/** The chosen options, and the address of the form's page with them. */
function choiceOf(data: FormData) {
  const slug = textOf(data, 'slug');
  const variations = fieldsUnder(data, OPTION_PREFIX).filter(({ value }) => value !== '');
  const addons = chosenAddons(data);
  const page = (localPath(textOf(data, 'page')) ?? routes.product(slug)) + withChoice('', variations, addons);
  return { slug, variations, addons, page };
}

/**
 * The product page's form: `intent` 'choose' shows the chosen sku, 'tell' requests a back-in-stock e-mail, anything
 * else adds the sku to the cart.
 */
export const addToCart = formAction({
  words: 'panel',
  empty: NEW_FORM,
  hidden: z.object({ intent: z.string().default(''), qty: z.string().default('') }),
  keep: (typed) => ({ values: typed }),
  run: async ({ intent, qty }, { t, data, answer }) => {
    const { slug, variations, addons, page } = choiceOf(data);
    if (intent === 'choose') redirect(page);
    if (intent === 'tell') return answer(await requestStockAlert({ slug, variations, addons, page }));
    const parsed = parseQuantity(qty);
    if (!parsed.ok) return answer({ errors: { qty: t(`quantity.${parsed.problem}`) } });
    const offer = await sessionWrite(searchSku, { body: { product: slug, variations, addons } });
    if (!offer.sku) return answer({ message: t('selectOptions') });
    if (!offer.in_stock) return answer({ message: t('outOfStock') });
    if (offer.available_qty != null && parsed.qty > offer.available_qty)
      return answer({ errors: { qty: t('quantity.stock', { count: offer.available_qty }) } });
    await addOnce(textOf(data, 'key'), { sku: offer.sku.id, qty: parsed.qty, addons });
    redirect(`${page}${page.includes('?') ? '&' : '?'}added=${parsed.qty}`);
  },
  failed: async (error, { data }) => {
    const { message, fieldErrors } = await failureOf(error, choiceOf(data).page);
    return { message, errors: fieldErrors };
  },
});
