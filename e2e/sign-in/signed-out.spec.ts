import { randomBytes } from 'node:crypto';
import { expect, test } from '../fixtures';
import { type BrokenShop, startBehindProxy } from '../support/shops/own-shop';

/** Several storefronts of one shop, which open each other's cookies. */
const SHOP = { SESSION_PASSWORD: randomBytes(32).toString('base64') };

test(
  'a session that was signed out of is over at every storefront and after a restart, though the platform cannot ' +
    'revoke it',
  async ({ account, platform, request }, info) => {
    test.slow();
    const start = (name: string) => startBehindProxy(platform.address, `signed-out-${name}-${info.workerIndex}`, SHOP);
    const running: BrokenShop[] = [await start('one'), await start('two')];
    try {
      const [one, two] = running;
      if (!one || !two) throw new Error('two storefronts are needed');
      one.proxy.breaks(/logout/, { kind: 'status', status: 503 });
      const { access_token: a, refresh_token: r } = await platform.tokens(account);
      const entered = await request.get(`${one.address}/?${new URLSearchParams({ a, r })}`, { maxRedirects: 0 });
      const cookie = entered
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'set-cookie')
        .map(({ value }) => value.split(';')[0])
        .join('; ');
      const orders = async (shop: BrokenShop) =>
        (await fetch(`${shop.address}/orders`, { headers: { cookie }, redirect: 'manual' })).status;
      expect([await orders(one), await orders(two)]).toEqual([200, 200]);

      const out = await fetch(`${one.address}/api/session/logout`, {
        method: 'POST',
        headers: { cookie, origin: one.address },
        redirect: 'manual',
      });
      expect(out.status).toBe(303);
      expect([await orders(one), await orders(two)]).toEqual([307, 307]);
      await one.stop();
      running.push(await start('again'));
      expect(await orders(running[2] ?? two)).toBe(307);
    } finally {
      await Promise.all(running.map((shop) => shop.stop()));
    }
  },
);
