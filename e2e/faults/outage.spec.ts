import { expect, signIn, test } from '../fixtures';
import { LUCA } from '../support/people/accounts';
import { type OwnShop, startOwnShop } from '../support/shops/own-shop';

test.use({ expectedProblems: /50[03]|Network Error|Minified React|Server Components render/ });

let shop: OwnShop;
test.beforeAll(async ({}, info) => {
  info.setTimeout(120_000);
  shop = await startOwnShop(`outage-${info.workerIndex}`);
});
test.afterAll(() => shop.stop());

test('a platform that stops and restarts', async ({ page, request, expectAccessible }) => {
  test.setTimeout(120_000);
  await request.get(`${shop.address}/product/plant-blend-waste-bags`);
  const suggest = (search: string) => request.get(`${shop.address}/api/v1/sell/product/suggest?search=${search}`);
  expect((await suggest('jerky')).status()).toBe(200);
  await page.goto(`${shop.address}/login`);
  await signIn(page, LUCA);
  await page.waitForURL(`${shop.address}/`);

  await shop.stopPlatform();

  await test.step('cached pages are still served', async () => {
    const seen = await request.get(`${shop.address}/product/plant-blend-waste-bags`);
    expect(seen.status()).toBe(200);
    expect(await seen.text()).toContain('Plant-Blend Waste Bags');
    expect(await (await suggest('JERKY')).text()).toContain('kangaroo-jerky-strips');
    const unseen = await suggest('shampoo');
    expect(unseen.status()).toBe(503);
    expect(unseen.headers()['cache-control']).toContain('no-store');
  });

  await test.step('an uncached page answers 503, says so without scripts, and is not cached', async () => {
    const unseen = await request.get(`${shop.address}/product/recycled-waste-bags`, {
      headers: { accept: 'text/html' },
    });
    expect(unseen.status()).toBe(503);
    expect(unseen.headers()['retry-after']).toBe('5');
    expect(unseen.headers()['cache-control']).toContain('no-store');
    expect((await unseen.text()).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')).toContain('Network Error');
  });

  await test.step('and again, also once the breaker is open', async () => {
    for (const path of ['/blog', '/shop/training-treats', '/faq', '/people', '/search/bags']) {
      const statuses: number[] = [];
      for (let time = 0; time < 3; time += 1)
        statuses.push((await request.get(shop.address + path, { timeout: 10_000 })).status());
      expect.soft({ path, statuses }).toEqual({ path, statuses: [503, 503, 503] });
    }
  });

  await test.step('also for concurrent requests, of which Next renders one', async () => {
    const paths = Array.from({ length: 12 }, (_, at) =>
      at % 2 ? '/product/lavender-waste-bag-rolls' : '/article/margin-mark-up-and-gst',
    );
    const replies = await Promise.all(paths.map((path) => request.get(shop.address + path)));
    expect(replies.map((reply) => reply.status())).toEqual(paths.map(() => 503));
  });

  await test.step('a customer sees a network error and stays signed in', async () => {
    await page.goto(`${shop.address}/my-account`);
    await expect(page.getByText('Network Error').first()).toBeVisible();
    await expectAccessible(page);
    const state = await page.request.get(`${shop.address}/api/session/state`);
    expect((await state.json()).tag).not.toBe('');
  });

  await test.step('the health checks pass meanwhile', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await request.get(shop.address + path)).status()).toBe(200);
  });

  await shop.startPlatform();

  await test.step('everything works again, without a restart', async () => {
    for (const path of ['/product/recycled-waste-bags', '/blog'])
      await expect.poll(async () => (await request.get(shop.address + path)).status(), { timeout: 20_000 }).toBe(200);
    await page.goto(`${shop.address}/my-account`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(LUCA.firstName);
  });
});
