import 'server-only';
import type { AnyEndpoint } from '../../contract/endpoint';
import { type CookieChange, type ReadableJar, cookieChange, hasSessionCookie } from '../../session/cookie';
import { readPromotion } from '../../session/cookies/promotion';
import { CART_KEY_COOKIE } from './visitor-carts';

const CART_PATH = '/sell/cart/';
/** Lifetime of a visitor's cart key, in seconds: a month. */
const KEY_SECONDS = 30 * 24 * 3600;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The visitor's cart key, or ''. No script can read it. */
export function cartKey(jar: Pick<ReadableJar, 'get'>): string {
  return jar.get(CART_KEY_COOKIE)?.value ?? '';
}

/**
 * Adds the visitor's key, from an HTTP-only cookie, and the cart's promotion code to a cart call of the browser, so
 * that every reply shows the same cart.
 */
export function withCartContext(
  endpoint: Pick<AnyEndpoint, 'path'>,
  body: unknown,
  jar: Pick<ReadableJar, 'get'>,
): unknown {
  if (!endpoint.path.startsWith(CART_PATH) || !isRecord(body) || !('session' in body)) return body;
  return { ...body, session: cartKey(jar), promotion_code: readPromotion(jar) };
}

/**
 * Removes the cart's key from a reply to the browser, and stores a visitor's in the cookie if it is new. A customer's
 * cart needs none, and would be merged into the next account of this browser.
 */
export function takeCartKey(
  endpoint: Pick<AnyEndpoint, 'path'>,
  reply: unknown,
  jar: ReadableJar,
): { reply: unknown; changes: CookieChange[] } {
  if (
    !endpoint.path.startsWith(CART_PATH) ||
    !isRecord(reply) ||
    typeof reply.sessionKey !== 'string' ||
    reply.sessionKey === ''
  )
    return { reply, changes: [] };
  const { sessionKey, ...rest } = reply;
  const changes =
    sessionKey === cartKey(jar) || hasSessionCookie(jar)
      ? []
      : [cookieChange({ name: CART_KEY_COOKIE, value: sessionKey }, KEY_SECONDS)];
  return { reply: { ...rest, sessionKey: '' }, changes };
}

/**
 * Completes the result of a requested promotion code, which the specification does not have: from a platform without
 * that extension, a code applies if the cart has a discount.
 */
export function completePromotion({ path }: Pick<AnyEndpoint, 'path'>, body: unknown, reply: unknown): unknown {
  if (!path.startsWith(CART_PATH) || !isRecord(body) || !isRecord(reply)) return reply;
  if (isRecord(reply.cart)) return { ...reply, cart: completePromotion({ path }, body, reply.cart) };
  const { promotion_code: code } = body;
  if (typeof code !== 'string' || code === '' || reply.promotion || typeof reply.discount_amount !== 'number')
    return reply;
  return { ...reply, promotion: { code, applied: reply.discount_amount > 0, message: '' } };
}
