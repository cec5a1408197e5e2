import { expect, test } from '../fixtures';
import { startBehindProxy } from '../support/shops/own-shop';

test('a stop signal lets the request in flight end', async ({ request, platform }, info) => {
  // It listens to this machine alone, as behind a proxy of the same machine.
  const env = { HOST: '127.0.0.1' };
  const shop = await startBehindProxy(platform.address, `draining-${info.workerIndex}`, env);
  try {
    shop.proxy.breaks(/url=tie-handle/, { kind: 'delay', milliseconds: 1_500 }, 1);
    const slow = request.get(`${shop.address}/product/tie-handle-waste-bags`);
    await expect.poll(() => shop.proxy.count(/url=tie-handle/)).toBeGreaterThan(0);
    const stopped = shop.storefront.service.stop(10_000);
    expect((await slow).status()).toBe(200);
    await stopped;
    expect(shop.storefront.service.ending()).toBe('exit code 0');
  } finally {
    await shop.stop();
  }
});
