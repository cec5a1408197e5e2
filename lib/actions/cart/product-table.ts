'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { addWanted } from '@/lib/data/cart/add-wanted.server';
import { QTY_PREFIX, readMatrix } from '@/lib/domain/catalogue/matrix';
import { readIdempotencyKey } from '@/lib/upstream/idempotency/key';
import { formAction, sayFailure } from '../form-action';
import { fieldsUnder } from '../form-state';
import { NEW_TABLE } from './table-form';

/**
 * Adds the quantities of a list's table in one call, for forms without scripts; `key` makes a repeat add nothing.
 * Nothing is added while a quantity cannot be read; lines that the platform refuses stay typed, with the reason.
 */
export const addTable = formAction({
  words: 'panel',
  empty: NEW_TABLE,
  hidden: z.object({ key: z.string().default('') }),
  keep: (_, data) => ({
    values: Object.fromEntries(fieldsUnder(data, QTY_PREFIX).map(({ name, value }) => [name, value])),
  }),
  run: async ({ key }, { t: panel, locale, data, answer }) => {
    const t = await getTranslations({ locale, namespace: 'matrix' });
    const typed = new Map(fieldsUnder(data, QTY_PREFIX).map(({ name, value }) => [name, value]));
    const skus = [...typed.keys()].map((skuId) => ({ skuId, availableQty: null }));
    const { lines, problems } = readMatrix(skus, (sku) => typed.get(sku) ?? '');
    if (problems.size > 0) {
      const words = [...problems].map(([sku, problem]) => [sku, panel(`quantity.${problem}`, { count: 0 })]);
      return answer({ message: t('someWrong'), errors: Object.fromEntries(words) });
    }
    if (lines.length === 0) return answer({ message: t('nothing') });
    const reply = await addWanted(lines, readIdempotencyKey(key));
    const answers = new Map(reply.lines.map((line) => [line.sku, line]));
    // A line without an answer was not sent any more, and stays to be sent again.
    const left = lines.flatMap(({ sku }) => ((answers.get(sku)?.added ?? 0) > 0 ? [] : [sku]));
    const added = reply.lines.reduce((sum, line) => sum + line.added, 0);
    if (left.length === 0) return answer({ added, values: {} });
    return answer({
      message: t('partly', { added, refused: left.length }),
      errors: Object.fromEntries(left.map((sku) => [sku, answers.get(sku)?.message ?? ''])),
      values: Object.fromEntries(left.map((sku) => [sku, typed.get(sku) ?? ''])),
    });
  },
  failed: sayFailure(routes.shop()),
});
