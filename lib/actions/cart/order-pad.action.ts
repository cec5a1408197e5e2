'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { addWanted } from '@/lib/data/cart/add-wanted.server';
import { findWanted } from '@/lib/data/cart/find-skus.server';
import { readOrderFile } from '@/lib/data/cart/order-file.server';
import { fittingOrder } from '@/lib/domain/cart/order-text/order-row';
import { readOrderText } from '@/lib/domain/cart/order-text/read-order-text';
import { linesOf, rowsLeft } from '@/lib/domain/cart/order-pad/pad-lines';
import { type PadRow, rowOf, wantedOf } from '@/lib/domain/cart/order-pad/pad-row';
import { toPadFound } from '@/lib/domain/cart/order-pad/pad-sku';
import { readIdempotencyKey } from '@/lib/upstream/idempotency/key';
import { expectSession } from '@/lib/upstream/session-call';
import { formAction, failureState } from '../form-action';
import { savePadRows } from './save-pad-rows';
import { NEW_PAD, readPadRows, readWords, withBlankRows } from './pad-form';

const text = z.string().default('');

/**
 * The order pad without scripts: `read` parses a text or file into rows, `add` adds the valid rows to the cart, `save`
 * saves rows to a list, anything else looks the rows up. Rows that are not added stay, with the reason.
 */
export const orderPad = formAction({
  words: 'quickOrder',
  empty: NEW_PAD,
  hidden: z.object({ intent: text, key: text, text, list: text, listName: text }),
  keep: ({ listName = '' }, data) => ({ values: { listName }, rows: withBlankRows(readPadRows(data)) }),
  run: async ({ intent, key, text: pasted, list, listName }, { t, locale, data, answer }) => {
    await expectSession();
    const typed = readPadRows(data);
    const read = intent === 'read' ? await readOrder(data, pasted) : null;
    if (typeof read === 'string')
      return answer({ message: t(`file.${read}`), rows: withBlankRows(await lookUp(typed)) });
    const order = read && fittingOrder(read, typed.length);
    const more = order ? order.rows.map((row, index) => rowOf(row, `read-${typed.length + index}`)) : [];
    const rows = await lookUp([...typed, ...more]);
    if (order) {
      const skipped = order.skipped.map(({ original }) => original);
      return answer({ rows: withBlankRows(rows), skipped, notice: readWords(order, t).words });
    }
    if (intent === 'save') {
      const words = await getTranslations({ locale, namespace: 'lists' });
      const saved = await savePadRows(rows, { list, name: listName, key }, words);
      return answer({ rows: withBlankRows(rows), ...saved });
    }
    if (intent !== 'add') return answer({ rows: withBlankRows(rows) });
    const lines = linesOf(rows);
    if (lines.length === 0)
      return answer({ rows: withBlankRows(rows), message: t(rows.length === 0 ? 'empty' : 'nothingReady') });
    const added = (await addWanted(lines, readIdempotencyKey(key))).lines;
    const count = added.reduce((sum, line) => sum + line.added, 0);
    const left = rowsLeft(rows, added);
    return answer({
      rows: withBlankRows(left),
      added: count,
      notice: t(left.length === 0 ? 'addedAll' : 'addedSome', { count }),
    });
  },
  failed: failureState(routes.quickOrder),
});

async function readOrder(data: FormData, pasted: string) {
  const file = data.get('file');
  if (file instanceof File && file.size > 0) return readOrderFile(file);
  return readOrderText(pasted);
}

async function lookUp(rows: readonly PadRow[]): Promise<PadRow[]> {
  if (rows.length === 0) return [];
  const found = await findWanted(rows.map(wantedOf));
  return rows.map((row, index) => ({ ...row, found: found[index] ? toPadFound(found[index]) : null }));
}
