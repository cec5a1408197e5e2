import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../scripts/test/services/ask.ts';
import { Browser, formOf, noticeOf, paidOrder, paymentLink } from './browser.ts';

/** An attempted order and its outcome. */
export interface Attempt {
  /** Also the order's purchase order number. */
  readonly reference: string;
  readonly qty: number;
  readonly gateway: 'account' | 'card';
  /** The order's id, once the shop confirmed that it was placed, and paid if by card. */
  acknowledged: string | null;
  /** How often it was sent. */
  sent: number;
  /** The last status, or the page's message. */
  last: string;
}

/** Decides how long customers order: until the failures are over. */
interface Time {
  /** No order is begun once it is. */
  isOver(): boolean;
  /** Nothing is retried once it is. */
  isHopeless(): boolean;
}

interface Shop {
  readonly port: number;
  readonly sku: string;
  readonly time: Time;
}

const PAUSE_MS = 300;

/** Retries until there is a result, as a customer does after an error. Null once the time is over. */
async function persist<T>(time: Time, work: () => Promise<T | null>): Promise<T | null> {
  while (!time.isHopeless()) {
    const result = await work().catch((error: unknown) => {
      if (error instanceof Error && isLost(error)) return null;
      throw error;
    });
    if (result !== null) return result;
    await sleep(PAUSE_MS);
  }
  return null;
}

/** Connection reset or refused: the process was killed. */
function isLost(error: Error): boolean {
  return 'code' in error && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ECONNABORTED'].includes(String(error.code));
}

/** Places orders through the shop's pages, one at a time, each until it is confirmed. */
export async function order(name: string, signIn: string, shop: Shop): Promise<Attempt[]> {
  const { port, sku, time } = shop;
  const browser = new Browser(port);
  const attempts: Attempt[] = [];
  await persist(time, async () => ((await browser.get(signIn)).status === 303 ? true : null));
  for (let number = 1; !time.isOver(); number += 1) {
    const attempt: Attempt = {
      reference: `${name}-${number}`,
      qty: (number % 3) + 1,
      gateway: number % 2 === 0 ? 'card' : 'account',
      acknowledged: null,
      sent: 0,
      last: '',
    };
    const key = randomUUID();
    const added = await persist(time, async () => {
      const body = { lines: [{ sku, qty: attempt.qty, addons: [] }], session: '' };
      const { status } = await browser.json('/api/v1/sell/cart/cartAddMany', body, { 'idempotency-key': key });
      if (status === 401) throw new Error(`${name} was signed out`);
      return status === 200 ? true : null;
    });
    if (added === null) break;
    const form = await persist(time, async () => {
      const { status, body } = await browser.get('/checkout');
      return status === 200 ? formOf(body, 'place') : null;
    });
    if (form === null) break;
    attempts.push(attempt);
    const fields = form.map(([field, value]): [string, string] => {
      if (field === 'gateway') return [field, attempt.gateway];
      return field === 'purchase-order' ? [field, attempt.reference] : [field, value];
    });
    const next = await persist(time, async () => {
      attempt.sent += 1;
      const { status, headers, body } = await browser.send('/checkout', fields);
      attempt.last = `${status} ${headers.location ?? noticeOf(body)}`;
      if (status !== 303) return null;
      const { location = '' } = headers;
      return attempt.gateway === 'card' ? paymentPage(browser, location) : placedId(location);
    });
    if (next === null) break;
    attempt.acknowledged = typeof next === 'string' ? next : await persist(time, () => pay(browser, next, attempt));
  }
  return attempts;
}

/** Approves the payment at its page and comes back; the paid order's id, or null where it is to be done again. */
async function pay(browser: Browser, page: URL, attempt: Attempt): Promise<string | null> {
  const { status, headers } = await ask({
    port: Number(page.port),
    path: page.pathname,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=approve',
  });
  attempt.last = `${status} at the payment page`;
  if (status !== 303) return null;
  const back = new URL(headers.location ?? '');
  const { status: shown, body } = await browser.get(back.pathname + back.search);
  attempt.last = `${shown} ${noticeOf(body)}`;
  return paidOrder(body);
}

/** The id of an order in the address that its buyer is led to. */
function placedId(path: string): string | null {
  return /^\/checkout\/placed\/([^/?]+)/.exec(path)?.[1] ?? null;
}

/**
 * The page where an order by card is paid, at the platform. After a lost reply the shop may find the order but not its
 * payment page, and leads to the order's page, which links to it.
 */
async function paymentPage(browser: Browser, address: string): Promise<URL | null> {
  if (/^https?:/.test(address)) return new URL(address);
  return placedId(address) === null ? null : paymentLink((await browser.get(address)).body);
}
