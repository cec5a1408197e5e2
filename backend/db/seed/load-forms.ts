import { form } from '@/lib/contract/forms/form';
import type { Db } from '../client';
import { forms as formsTable } from '../schema/content/forms';
import { voucherThemes as themesTable } from '../schema/orders/vouchers';
import { demonstration } from './demonstration';

/** Ids of forms by url: their position in the file, from 1. */
export function formIds(): ReadonlyMap<string, number> {
  return new Map(demonstration.forms().map(({ url }, index) => [url, index + 1]));
}

/** Loads forms, under the ids that pages refer to, and voucher designs. */
export async function loadForms(tx: Db): Promise<void> {
  const rows = demonstration
    .forms()
    .map(
      ({ name, url, useCaptcha = false, mustBeLoggedOn = false, costCents = 0, questions = [], data = [] }, index) => {
        const id = index + 1;
        const numbered = questions.map((question, at) => ({ id: id * 100 + at, ...question }));
        form.parse({ id, name, url, questions: numbered, data });
        return { name, url, useCaptcha, mustBeLoggedOn, cost: costCents, questions: numbered, data };
      },
    );
  const made = await tx.insert(formsTable).values(rows).returning({ id: formsTable.id });
  if (made.some(({ id }, index) => id !== index + 1))
    throw new Error('The forms did not get the ids that pages refer to.');
  await tx
    .insert(themesTable)
    .values(demonstration.voucherThemes().map(({ name, picture }, sort) => ({ name, mediaKey: picture, sort })));
}
