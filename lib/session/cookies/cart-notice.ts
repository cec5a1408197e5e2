import 'server-only';
import { z } from 'zod';
import { CART_CHANGE_REASONS } from '../../contract/cart/cart.contract';
import type { CartNotice } from '../../domain/cart/cart-notice';
import { clearAttempt, readAttempt, storeAttempt } from './attempt';
import type { CookieChange, ReadableJar } from '../cookie';

const HOUR = 3600;

/** Sealed, since it lists a customer's purchases, and bound to the session it was made for. */
const note = {
  cookie: 'stockist-news',
  seconds: HOUR,
  data: z.object({
    sid: z.string(),
    news: z.object({
      from: z.enum(['merge', 'reorder']),
      added: z.int(),
      short: z.array(
        z.object({
          name: z.string(),
          code: z.string(),
          wanted: z.int(),
          added: z.int(),
          reason: z.enum(CART_CHANGE_REASONS),
        }),
      ),
      more: z.int(),
    }),
  }),
};

/** The cookie that makes the next cart page show the notice; empty if there is nothing to show. */
export async function rememberNotice(news: CartNotice | null, sid: string): Promise<CookieChange[]> {
  return news ? [await storeAttempt(note, { sid, news })] : [];
}

/** The notice that was not shown yet; null if there is none or it belongs to another session. */
export async function readNotice(jar: ReadableJar, sid: string): Promise<CartNotice | null> {
  const stored = await readAttempt(jar, note);
  return stored?.sid === sid ? stored.news : null;
}

export function forgetNotice(jar: ReadableJar): CookieChange[] {
  return clearAttempt(jar, note);
}
