'use server';

import { cookies } from 'next/headers';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { getCart } from '@/lib/contract/cart/cart.contract';
import { readSession, writeChanges } from '@/lib/session/cookie';
import { promotionChange } from '@/lib/session/cookies/promotion';
import { sessionWrite } from '@/lib/upstream/session-call';
import { failureOf } from '../failure';
import { formAction } from '../form-action';
import { NEW_FORM } from '../form-state';
import { cut } from '@/lib/domain/values/cut';

const MAX_LENGTH = 40;

/**
 * Tries a promotion code on the cart: a code with a benefit is stored with the cart, any other is refused with the
 * platform's reason and stays in the form. `intent` 'remove' removes the code.
 */
export const applyPromotion = formAction({
  words: 'cart.promotion',
  empty: NEW_FORM,
  hidden: z.object({ intent: z.string().default('') }),
  fields: (t, { intent }) => {
    const code = z
      .string()
      .default('')
      .transform((typed) => cut(typed, MAX_LENGTH).trim());
    return z.object({ promotion: intent === 'remove' ? code : code.pipe(z.string().min(1, t('missing'))) });
  },
  keep: ({ promotion = '' }) => ({ values: { promotion: cut(promotion, MAX_LENGTH) } }),
  run: async ({ promotion: code, intent }, { t, answer }) => {
    const { promotion } =
      intent === 'remove'
        ? { promotion: null }
        : await sessionWrite(getCart, { body: { session: '', promotion_code: code } });
    if (intent !== 'remove' && !promotion?.applied)
      return answer({ errors: { promotion: promotion?.message || t('refused') } });
    const jar = await cookies();
    writeChanges(jar, [promotionChange(promotion?.code ?? '', await readSession(jar))]);
    return answer();
  },
  failed: async (error) => ({ errors: { promotion: (await failureOf(error, routes.cart)).message } }),
});
