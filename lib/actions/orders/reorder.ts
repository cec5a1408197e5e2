'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { reorder } from '@/lib/contract/orders/order';
import { sessionWrite } from '@/lib/upstream/session-call';
import { formAction, failureState } from '../form-action';
import { formKey } from '../forms/form-key';
import { NEW_FORM } from '../form-state';
import { saveReorderNotice } from './reorder-notice';

/** Adds an order's lines to the cart, once per form, and redirects there. The cart reports what could not be added. */
export const orderAgain = formAction({
  words: 'orders',
  empty: NEW_FORM,
  hidden: z.object({ order: z.string().min(1).max(200), key: formKey }),
  run: async ({ order, key }) => {
    const { changes } = await sessionWrite(reorder, { params: { id: order } }, { idempotencyKey: key });
    await saveReorderNotice(changes);
    redirect(routes.cart);
  },
  failed: async (error, { typed }) => failureState(routes.order(typed.order ?? ''))(error),
});
