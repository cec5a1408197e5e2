import { cookies } from 'next/headers';
import type { CartChange } from '@/lib/contract/cart/cart.contract';
import { noticeOf } from '@/lib/domain/cart/cart-notice';
import { readSession, writeChanges } from '@/lib/session/cookie';
import { rememberNotice } from '@/lib/session/cookies/cart-notice';

/** Sets the cart's notice about an order or list that was reordered. */
export async function saveReorderNotice(changes: readonly CartChange[]): Promise<void> {
  const jar = await cookies();
  const session = await readSession(jar);
  if (session) writeChanges(jar, await rememberNotice(noticeOf('reorder', changes), session.sid));
}
