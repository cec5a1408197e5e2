'use server';

import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { formAction, failureState } from '../form-action';
import { addTyped, typedQuantities } from './add-typed';
import { NEW_TABLE } from './table-form';

/** Adds the quantities of a list's table, for forms without scripts. */
export const addTable = formAction({
  words: 'panel',
  empty: NEW_TABLE,
  hidden: z.object({ key: z.string().default('') }),
  keep: (_, data) => ({ values: Object.fromEntries(typedQuantities(data)) }),
  run: async ({ key }, { locale, data, answer }) => {
    const outcome = await addTyped(data, { offers: null, key, locale });
    return answer(outcome.done ? { added: outcome.added, values: {} } : outcome.state);
  },
  failed: failureState(routes.shop()),
});
