'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { cartAddMany } from '@/lib/contract/cart/cart.contract';
import { skuOffers } from '@/lib/contract/catalogue/product';
import { MATRIX_ANCHOR, QTY_PREFIX, readMatrix, toMatrixOffers } from '@/lib/domain/catalogue/matrix';
import { readIdempotencyKey } from '@/lib/upstream/idempotency/key';
import { sessionWrite } from '@/lib/upstream/session-call';
import { formAction, sayFailure } from '../form-action';
import { NEW_FORM, fieldsUnder } from '../form-state';

/** Quantities as they were typed, by sku. */
const typedQuantities = (data: FormData) =>
  new Map(fieldsUnder(data, QTY_PREFIX).map(({ name, value }) => [name, value]));

/**
 * Adds the quantities of a product's matrix, for forms without scripts; `key` makes a repeat add nothing. Nothing is
 * added while a quantity cannot be read; lines that the platform refuses stay typed, with the reason.
 */
export const addMatrix = formAction({
  words: 'panel',
  empty: NEW_FORM,
  hidden: z.object({ slug: z.string().default(''), key: z.string().default('') }),
  keep: (_, data) => ({ values: Object.fromEntries(typedQuantities(data)) }),
  run: async ({ slug, key }, { t: panel, locale, data, answer }) => {
    const t = await getTranslations({ locale, namespace: 'matrix' });
    const typed = typedQuantities(data);
    const offers = toMatrixOffers(await sessionWrite(skuOffers, { body: { product: slug } }));
    const { lines, problems } = readMatrix(offers, (sku) => typed.get(sku) ?? '');
    if (problems.size > 0) {
      const available = new Map(offers.map(({ skuId, availableQty }) => [skuId, availableQty ?? 0]));
      const words = [...problems].map(([sku, problem]): [string, string] => [
        sku,
        panel(`quantity.${problem}`, { count: available.get(sku) ?? 0 }),
      ]);
      return answer({ message: t('someWrong'), errors: Object.fromEntries(words) });
    }
    if (lines.length === 0) return answer({ message: t('nothing') });
    const body = { lines: lines.map((line) => ({ ...line, addons: [] })), session: '' };
    const reply = await sessionWrite(cartAddMany, { body }, { idempotencyKey: readIdempotencyKey(key) });
    const refused = new Map(reply.lines.filter((line) => line.added === 0).map(({ sku, message }) => [sku, message]));
    const added = reply.lines.reduce((sum, line) => sum + line.added, 0);
    if (refused.size === 0) redirect(`${routes.product(slug)}?ordered=${added}#${MATRIX_ANCHOR}`);
    return answer({
      message: t('partly', { added, refused: refused.size }),
      errors: Object.fromEntries(refused),
      values: Object.fromEntries([...typed].filter(([sku]) => refused.has(sku))),
    });
  },
  failed: async (error, { typed }) => sayFailure(routes.product(typed.slug ?? ''))(error),
});
