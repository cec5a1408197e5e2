import { Platform } from '../e2e/support/shops/platform.ts';
import { DEMO_PASSWORD } from '../scripts/start/settings.ts';
import { Refusal } from '../scripts/start/terminal/terminal.ts';
import { ask } from '../scripts/test/services/ask.ts';
import type { Running } from '../scripts/test/services/shop.ts';

/** The Cookie header of what a reply has set. */
const cookiesOf = (set: readonly string[]): string => set.map((cookie) => cookie.split(';')[0]).join('; ');

/** Signs the customer with past orders in, at a storefront or nginx; the Cookie header. */
export async function customerSession(shop: Running, platform: Running): Promise<string> {
  const tokens = await new Platform(platform.address).tokens({ email: 'orders@example.com', password: DEMO_PASSWORD });
  const signedIn = await ask({
    port: shop.port,
    path: `/?a=${tokens.access_token}&r=${tokens.refresh_token}`,
    method: 'GET',
    headers: {},
  });
  const session = cookiesOf(signedIn.headers['set-cookie'] ?? []);
  if (signedIn.status !== 303 || session === '') throw new Refusal('The customer could not be signed in.');
  return session;
}

/** Signs the editor in at the back office; the Cookie header. */
export async function editorSession(platform: Running): Promise<string> {
  const reply = await fetch(`${platform.address}/cms/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: 'admin@example.com', password: DEMO_PASSWORD }),
  });
  if (reply.status !== 303) throw new Refusal(`The editor could not be signed in: ${reply.status}.`);
  return cookiesOf(reply.headers.getSetCookie());
}
