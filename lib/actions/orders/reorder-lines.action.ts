'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import type { CartChange } from '@/lib/contract/cart/cart.contract';
import { addWanted } from '@/lib/data/cart/add-wanted.server';
import { getComparison, getList } from '@/lib/data/orders/lists.server';
import type { ReorderLine } from '@/lib/domain/orders/reorder';
import { formAction, failureState } from '../form-action';
import { formKey } from '../forms/form-key';
import { NEW_REORDER, type WantedLine, readSource, readWanted, reorderField } from './reorder-form';
import { changedLines } from './changed-lines';
import { saveReorderNotice } from './reorder-notice';
import { saveList } from './save-list';

const text = z.string().default('');

/** Address of the page with a source's form. */
function placeOf(source: { kind: 'order' | 'list'; id: string }): string {
  return source.kind === 'order' ? routes.orderAgain(source.id) : routes.list(source.id);
}

/**
 * The form for reordering an order or a list: `cart` adds the ticked lines to the cart in one call; for a list, `save`
 * stores quantities and notes, and `remove` deletes a line.
 */
export const reorderLines = formAction({
  words: 'reorder',
  empty: NEW_REORDER,
  hidden: z.object({ source: text, key: formKey, intent: text, remove: text, added: text }),
  keep: (typed) => ({ values: typed, turn: (Number(typed.turn) || 0) + 1, added: addedBefore(typed.added) }),
  run: async ({ source: named, key, intent, remove, added: before }, { t, data, answer }) => {
    const source = readSource(named);
    const lines = source && (await linesOf(source));
    if (!source || !lines) return answer({ message: t('sourceGone') });
    if (source.kind === 'list' && (remove !== '' || intent === 'save')) {
      const changes = changedLines(data, lines, remove);
      if (changes.wrong.length > 0) return answer({ errors: wrongQuantities(changes.wrong, t('wrongQuantity')) });
      await saveList(source.id, { lines: changes.lines, remove: remove === '' ? [] : [remove] });
      refresh();
      return answer({ values: {}, outcome: remove === '' ? t('saved') : t('removed') });
    }
    const done = addedBefore(before);
    const { wanted, wrong } = readWanted(
      data,
      lines.filter(({ id }) => !done.includes(id)),
    );
    if (wrong.length > 0) return answer({ errors: wrongQuantities(wrong, t('wrongQuantity')) });
    if (wanted.length === 0) return answer({ message: t('nothingTicked') });
    // These prices were just shown: only later changes are reported.
    if (source.kind === 'list') await saveList(source.id, { seen: seenPrices(wanted) });
    return addToCart(wanted, key);

    async function addToCart(chosen: readonly WantedLine[], idempotencyKey: string) {
      const { lines: replies } = await addWanted(chosen, idempotencyKey);
      const pairs = chosen.map((one, index) => ({ ...one, reply: replies[index] }));
      const refused = pairs.filter(({ reply }) => !reply || reply.added === 0);
      if (refused.length === 0) {
        await saveReorderNotice(changesOf(chosen));
        redirect(routes.cart);
      }
      const added = pairs.filter(({ reply }) => reply && reply.added > 0);
      return answer({
        added: [...done, ...added.map(({ line }) => line.id)],
        errors: Object.fromEntries(
          refused.map(({ line, reply }) => [reorderField('qty', line.id), reply?.message || t('notAdded')]),
        ),
        outcome: added.length > 0 ? t('someAdded', { count: added.length }) : null,
        message: t('someRefused', { count: refused.length }),
      });
    }
  },
  failed: (error, { typed }) => {
    const source = readSource(typed.source ?? '');
    return failureState(source ? placeOf(source) : routes.orders)(error);
  },
});

function addedBefore(field = ''): string[] {
  return field.split(' ').filter(Boolean);
}

async function linesOf({ kind, id }: { kind: 'order' | 'list'; id: string }): Promise<readonly ReorderLine[] | null> {
  return kind === 'order' ? getComparison(id) : ((await getList(id))?.lines ?? null);
}

function wrongQuantities(ids: readonly string[], words: string): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [reorderField('qty', id), words]));
}

function seenPrices(wanted: readonly WantedLine[]): { id: string; price: number }[] {
  return wanted.flatMap(({ line: { id, priceNow, priceThen } }) =>
    priceNow === null || priceNow === priceThen ? [] : [{ id, price: priceNow }],
  );
}

/** Changes of lines that were added completely. */
function changesOf(added: readonly WantedLine[]): CartChange[] {
  return added.map(({ line, qty }) => ({
    product_name: line.productName,
    name: line.options,
    sku_code: line.code,
    wanted: qty,
    added: qty,
    reason: null,
  }));
}
