'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { skuOffers } from '@/lib/contract/catalogue/product';
import { MATRIX_ANCHOR, toMatrixOffers } from '@/lib/domain/catalogue/matrix';
import { sessionWrite } from '@/lib/upstream/session-call';
import { formAction, failureState } from '../form-action';
import { NEW_FORM } from '../form-state';
import { addTyped, typedQuantities } from './add-typed';

/** Adds the quantities of a product's matrix, for forms without scripts. */
export const addMatrix = formAction({
  words: 'panel',
  empty: NEW_FORM,
  hidden: z.object({ slug: z.string().default(''), key: z.string().default('') }),
  keep: (_, data) => ({ values: Object.fromEntries(typedQuantities(data)) }),
  run: async ({ slug, key }, { locale, data, answer }) => {
    const offers = toMatrixOffers(await sessionWrite(skuOffers, { body: { product: slug } }));
    const outcome = await addTyped(data, { offers, key, locale });
    if (outcome.done) redirect(`${routes.product(slug)}?ordered=${outcome.added}#${MATRIX_ANCHOR}`);
    return answer(outcome.state);
  },
  failed: async (error, { typed }) => failureState(routes.product(typed.slug ?? ''))(error),
});
