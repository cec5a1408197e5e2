import { cookies } from 'next/headers';
import type { CartChange } from '@/lib/contract/cart/cart.contract';
import { newsOf } from '@/lib/domain/cart/cart-news';
import { readSession, writeChanges } from '@/lib/session/cookie';
import { rememberNews } from '@/lib/session/cookies/cart-news';

/** Makes the cart's next page tell what an order or a list that was ordered again put into it. */
export async function tellReorder(changes: readonly CartChange[]): Promise<void> {
  const jar = await cookies();
  const session = await readSession(jar);
  if (session) writeChanges(jar, await rememberNews(newsOf('reorder', changes), session.sid));
}
