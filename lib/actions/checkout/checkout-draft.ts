import 'server-only';
import { cookies } from 'next/headers';
import { type CheckoutValues, draftOf } from '@/lib/domain/checkout/checkout';
import { readSession, writeChanges } from '@/lib/session/cookie';
import { draftCookie, noDraft, openOwner } from '@/lib/session/cookies/draft';
import { noPromotion, promotionChange } from '@/lib/session/cookies/promotion';

/** Stores the typed values for the customer that the form was rendered for, even if the session has ended. */
export async function saveDraft(ownerSeal: string, values: CheckoutValues): Promise<void> {
  const owner = await openOwner(ownerSeal);
  const cookie = owner === null ? null : await draftCookie(owner, draftOf(values));
  if (cookie) (await cookies()).set(cookie.name, cookie.value, cookie.options);
}

/** Removes the draft of a placed order from the browser. */
export async function dropDraft(): Promise<void> {
  const jar = await cookies();
  const { name, value, options } = noDraft();
  jar.set(name, value, options);
  writeChanges(jar, [noPromotion()]);
}

/** Stores the promotion code applied to the cart; a refused one changes nothing. */
export async function storePromotion(
  promotion: { readonly code: string; readonly applied: boolean } | null,
): Promise<void> {
  if (promotion && !promotion.applied) return;
  const jar = await cookies();
  writeChanges(jar, [promotionChange(promotion?.code ?? '', await readSession(jar))]);
}
