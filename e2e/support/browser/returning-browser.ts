import { randomUUID } from 'node:crypto';
import { type Cookie, type Page, request } from '@playwright/test';
import type { Account } from '../people/accounts';
import type { Platform } from '../shops/platform';

interface Visitor {
  readonly account: Account;
  readonly platform: Platform;
}

const SHOP = process.env.BASE_URL ?? '';
/** A sealed cookie that no longer decrypts: with a former key, or in another release's format. */
const STALE_SEAL = `Fe26.2*1*${'0'.repeat(64)}*${'A'.repeat(22)}*${'A'.repeat(43)}**${'0'.repeat(64)}*${'A'.repeat(
  43,
)}`;
const STALE = ['stockist-preview', 'stockist-news', 'stockist-mail', 'stockist-authorize', 'stockist-voucher'];

/** The cookies of an earlier visit that ended with a sign-out from another window: this browser still has them. */
async function endSession({ account, platform }: Visitor): Promise<Cookie[]> {
  const { access_token: a, refresh_token: r } = await platform.tokens(account);
  const context = await request.newContext({ baseURL: SHOP });
  await context.get(`/about?${new URLSearchParams({ a, r })}`, { maxRedirects: 0 });
  const { cookies } = await context.storageState();
  const left = await context.post('/api/session/logout', { headers: { origin: SHOP }, maxRedirects: 0 });
  await context.dispose();
  if (cookies.length === 0 || left.status() !== 303) throw new Error(`The earlier visit failed: ${left.status()}`);
  return cookies;
}

let ended: Promise<Cookie[]> | undefined;

/** Waits until the shop's service worker is in control, on a page that asks for nothing else. */
export async function installWorker(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(async () => {
    localStorage.setItem('stockist-consent', 'no');
    const inControl = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (!navigator.serviceWorker.controller) await inControl;
  });
}

/**
 * Makes the browser one that has been here before: the service worker in control, and what earlier visits left behind:
 * the language, the key of a visitor's cart, an ended session, the answer about being counted, and seals that do not
 * open any more.
 */
export async function comeBack(page: Page, visitor: Visitor): Promise<void> {
  ended ??= endSession(visitor);
  const cookie = (name: string, value: string) => ({ name, value, url: SHOP });
  await page
    .context()
    .addCookies([
      ...(await ended),
      ...STALE.map((name) => cookie(name, STALE_SEAL)),
      { ...cookie('stockist-draft', STALE_SEAL), url: `${SHOP}/checkout/` },
      cookie('NEXT_LOCALE', 'en'),
      cookie('stockist-cart', `left-${randomUUID()}`),
    ]);
  await installWorker(page);
}
