'use server';

import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { getCart } from '@/lib/contract/buying/cart';
import { writeChanges } from '@/lib/session/cookie';
import { promotionChange } from '@/lib/session/kept/promotion';
import { sessionWrite } from '@/lib/upstream/session-call';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { type FormState, expectForm, textOf } from '../form-state';

/**
 * Tries a promotion code on the cart: one that gives something is kept with the cart, one that gives nothing is refused with the
 * platform's reason and kept in its field alone. `intent` 'remove' forgets the code.
 */
export async function applyPromotion(previous: FormState, data: FormData): Promise<FormState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'cart.promotion' });
  const typed = textOf(data, 'promotion').slice(0, 40);
  const answer = (errors: FormState['errors'] = {}, message: string | null = null): FormState => ({
    values: { promotion: typed },
    errors,
    message,
    attempt: previous.attempt + 1,
  });
  if (await isForeignRequest()) return answer({ promotion: t('foreignRequest') });
  const code = textOf(data, 'intent') === 'remove' ? '' : typed.trim();
  if (code === '' && textOf(data, 'intent') !== 'remove') return answer({ promotion: t('missing') });
  try {
    const { promotion } =
      code === '' ? { promotion: null } : await sessionWrite(getCart, { body: { session: '', promotion_code: code } });
    if (code !== '' && !promotion?.applied) return answer({ promotion: promotion?.message || t('refused') });
    writeChanges(await cookies(), [promotionChange(promotion?.code ?? '')]);
    return answer();
  } catch (error) {
    return answer({ promotion: (await failureOf(error, routes.cart)).message });
  }
}
