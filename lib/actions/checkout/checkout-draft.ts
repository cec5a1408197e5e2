import 'server-only';
import { cookies } from 'next/headers';
import { type CheckoutValues, draftOf } from '@/lib/domain/checkout/checkout';
import { writeChanges } from '@/lib/session/cookie';
import { draftCookie, noDraft, openOwner } from '@/lib/session/cookies/draft';
import { promotionChange } from '@/lib/session/cookies/promotion';

/** Keeps what was typed for whom the form was made for, also when the sign-in has ended meanwhile. */
export async function keepDraft(ownerSeal: string, values: CheckoutValues): Promise<void> {
  const owner = await openOwner(ownerSeal);
  const cookie = owner === null ? null : await draftCookie(owner, draftOf(values));
  if (cookie) (await cookies()).set(cookie.name, cookie.value, cookie.options);
}

/** The order is placed: nothing of it is left in the browser. */
export async function dropDraft(): Promise<void> {
  const jar = await cookies();
  const { name, value, options } = noDraft();
  jar.set(name, value, options);
  writeChanges(jar, [promotionChange('')]);
}

/** The code that the cart counts is the one that counts here. */
export async function keepPromotion(
  promotion: { readonly code: string; readonly applied: boolean } | null,
): Promise<void> {
  if (promotion && !promotion.applied) return;
  writeChanges(await cookies(), [promotionChange(promotion?.code ?? '')]);
}
