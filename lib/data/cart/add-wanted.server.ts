import 'server-only';
import { cookies } from 'next/headers';
import type { AddonChoice } from '../../contract/catalogue/product';
import type { Cart } from '../../contract/cart/cart';
import { type AddedLine, cartAdd, cartAddMany, getCart } from '../../contract/cart/cart.contract';
import { readPromotion } from '../../session/cookies/promotion';
import { UpstreamError, isNotFound } from '../../upstream/errors';
import { sessionWrite } from '../../upstream/session-call';

/** Time limit for adding lines one by one in one request: the browser's timeout is 10 s. */
const WITHIN_MS = 6_000;

interface WantedLine {
  readonly sku: string;
  readonly qty: number;
  readonly addons?: readonly AddonChoice[];
}

interface Added {
  /** The result per line; missing lines have an unknown outcome and can be sent again. */
  readonly lines: AddedLine[];
  readonly cart: Cart;
}

/** Adds lines in one call and one transaction; one by one if the platform lacks that call. @throws UpstreamError */
export async function addWanted(lines: readonly WantedLine[], idempotencyKey: string | undefined): Promise<Added> {
  const context = { session: '', promotion_code: readPromotion(await cookies()) };
  try {
    const body = { lines: lines.map(({ sku, qty, addons = [] }) => ({ sku, qty, addons: [...addons] })), ...context };
    return await sessionWrite(cartAddMany, { body }, { idempotencyKey });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  const added: AddedLine[] = [];
  let cart: Cart | null = null;
  const end = performance.now() + WITHIN_MS;
  for (const { sku, qty, addons = [] } of lines) {
    try {
      cart = await sessionWrite(cartAdd, { body: { sku, qty, addons: [...addons], ...context } });
      added.push({ sku, added: qty, message: '' });
    } catch (error) {
      const refused = error instanceof UpstreamError && (error.kind === 'refused' || error.kind === 'not-found');
      if (refused) added.push({ sku, added: 0, message: error.message });
      // Lines added before the connection was lost must be reported.
      else if (cart === null) throw error;
      else break;
    }
    if (performance.now() > end) break;
  }
  return { lines: added, cart: cart ?? (await sessionWrite(getCart, { body: context })) };
}
