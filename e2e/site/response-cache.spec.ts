import { expect, test } from '../fixtures';
import { type EditedShop, startEditedShop } from '../support/shops/edited-platform';

/*
 * Finished pages that the storefront caches (server/cache): under load a published change shows at once, and nobody
 * gets another's page.
 */
let shop: EditedShop;
test.beforeAll(async ({ platform }, info) => {
  info.setTimeout(120_000);
  shop = await startEditedShop(platform.address, `kept-${info.workerIndex}`);
});
test.afterAll(() => shop.stop());

const READERS = 6;
const READ_MS = 3_000;

test('a published change shows at once, also under load', async ({ request }) => {
  const read = async () => {
    const begun = Date.now();
    const reply = await request.get(`${shop.address}/about`, { headers: { accept: 'text/html' } });
    return { begun, words: /Edition \d+/.exec(await reply.text())?.[0], cache: reply.headers()['x-nextjs-cache'] };
  };
  const publish = async (edition: number) => {
    shop.platform.edit(/page\/view\?url=about&/, (reply: { item: object }) => ({
      item: {
        ...reply.item,
        rows: [
          {
            id: 'r1',
            row_type: 'plain',
            blocks: [
              {
                id: 'b1',
                settings: {},
                widgets: [{ outer: 'core/html', templatevar: { html: `<p>Edition ${edition}</p>` } }],
              },
            ],
          },
        ],
      },
    }));
    await shop.published('page:about');
    return Date.now();
  };
  await publish(1);
  expect((await read()).words).toBe('Edition 1');

  const until = Date.now() + READ_MS;
  const seen: Awaited<ReturnType<typeof read>>[] = [];
  const readers = Array.from({ length: READERS }, async () => {
    while (Date.now() < until) seen.push(await read());
  });
  await expect.poll(() => seen.length).toBeGreaterThan(READERS * 4);
  const published = await publish(2);
  await Promise.all(readers);

  const after = seen.filter(({ begun }) => begun >= published);
  expect(after.length).toBeGreaterThan(READERS * 4);
  expect([...new Set(after.map(({ words }) => words))]).toEqual(['Edition 2']);
  expect(after.some(({ cache }) => cache === 'HIT')).toBe(true);
});

test('a page and its scripts are revalidated with 304', async ({ request }) => {
  const page = await request.get(`${shop.address}/about`);
  const script = /\/_next\/static\/[\w./-]+\.js/.exec(await page.text())?.[0] ?? '';
  for (const path of ['/about', script]) {
    const first = await request.get(shop.address + path);
    const again = await request.get(shop.address + path, {
      headers: { 'if-none-match': first.headers().etag ?? '' },
    });
    expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0]);
  }
  const part = await request.get(shop.address + script, {
    headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' },
  });
  expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
});

test('customers do not get the cached page of visitors', async ({ customerRequest, request }) => {
  const path = '/product/lavender-waste-bag-rolls';
  for (let round = 0; round < 3; round += 1) {
    const [own, others] = [await customerRequest.get(path), await request.get(path)];
    expect(own.headers()['cache-control']).toContain('no-store');
    expect(others.headers()['cache-control']).toContain('s-maxage=');
    expect(await own.text()).toMatch(/\$\d+\.\d\d/);
    expect(await others.text()).not.toMatch(/\$\d+\.\d\d/);
  }
});
