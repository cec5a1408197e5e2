'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { routes } from '@/lib/config/routes';
import { cartRemove } from '@/lib/contract/cart/cart.contract';
import { cartKey } from '@/lib/upstream/session/cart-context';
import { isUnavailable, UpstreamError } from '@/lib/upstream/errors';
import { sessionWrite } from '@/lib/upstream/session-call';
import { isForeignRequest } from '../failure';
import { expectForm, textOf } from '../form-state';

/** Removes a line from a visitor's cart. The cart page shows the result, also after a failure. */
export async function removeVisitorLine(data: FormData): Promise<void> {
  expectForm(data);
  const session = cartKey(await cookies());
  const id = textOf(data, 'id').slice(0, 200);
  if (id === '' || session === '' || (await isForeignRequest())) redirect(routes.cart);
  try {
    await sessionWrite(cartRemove, { body: { id, session } });
  } catch (error) {
    if (!(error instanceof UpstreamError) || isUnavailable(error)) throw error;
  }
  redirect(routes.cart);
}
