'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { reorder } from '@/lib/contract/orders/order';
import { newsOf } from '@/lib/domain/cart/cart-news';
import { rememberNews } from '@/lib/session/cookies/cart-news';
import { readSession, writeChanges } from '@/lib/session/cookie';
import { sessionWrite } from '@/lib/upstream/session-call';
import { formAction, sayFailure } from '../form-action';
import { formKey } from '../forms/form-key';
import { NEW_FORM } from '../form-state';

/**
 * Puts an order's goods into the cart again, once per form, and leads there: the cart tells what could not be added.
 */
export const orderAgain = formAction({
  words: 'orders',
  empty: NEW_FORM,
  hidden: z.object({ order: z.string().min(1).max(200), key: formKey }),
  run: async ({ order, key }) => {
    const { changes } = await sessionWrite(reorder, { params: { id: order } }, { idempotencyKey: key });
    const jar = await cookies();
    const session = await readSession(jar);
    if (session) writeChanges(jar, await rememberNews(newsOf('reorder', changes), session.sid));
    redirect(routes.cart);
  },
  failed: async (error, { typed }) => sayFailure(routes.order(typed.order ?? ''))(error),
});
