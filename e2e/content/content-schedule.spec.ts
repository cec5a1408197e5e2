import type { APIRequestContext } from '@playwright/test';
import type { Page as ContractPage } from '../../lib/contract/content/page';
import { expect, test } from '../fixtures';
import { type EditedShop, startEditedShop } from '../support/shops/edited-platform';
import { wholePage } from '../support/browser/whole-page';

let shop: EditedShop;
test.beforeAll(async ({ platform }, info) => {
  info.setTimeout(120_000);
  shop = await startEditedShop(platform.address, `schedule-${info.workerIndex}`);
});
test.afterAll(() => shop.stop());

const SOON = 'Only from its moment on';
const ENDING = 'Only until its moment';

interface PageReply {
  item: ContractPage;
}

/** The page says one thing until a moment and another from it on. */
function schedule(path: string, moment: number): void {
  const iso = (time: number) => new Date(time).toISOString();
  shop.platform.edit(new RegExp(`page/view\\?url=${path}&`), ({ item }: PageReply) => ({
    item: {
      ...item,
      rows: [
        {
          id: 'r1',
          row_type: 'plain',
          blocks: [
            {
              id: 'b1',
              settings: { start_time: iso(moment) },
              widgets: [{ outer: 'core/html', templatevar: { html: `<p>${SOON}</p>` } }],
            },
            {
              id: 'b2',
              settings: {},
              widgets: [
                { outer: 'core/html', templatevar: { html: `<p>${ENDING}</p>`, hidden_after: iso(moment - 1) } },
              ],
            },
            { id: 'b3', settings: {}, widgets: [{ outer: 'core/html', templatevar: { html: '<p>Always</p>' } }] },
          ],
        },
      ],
    },
  }));
}

async function seen(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const sent = Date.now();
  const reply = await request.get(shop.address + path, { headers: { accept: 'text/html', ...headers } });
  const body = await wholePage(request, reply);
  return {
    soon: body.includes(SOON),
    ending: body.includes(ENDING),
    always: body.includes('Always'),
    sent,
    received: Date.now(),
    headers: reply.headers(),
  };
}

test('a page changes at its boundary to the second, for the first request', async ({ request }) => {
  test.setTimeout(90_000);
  const moment = Date.now() + 12_000;
  schedule('about', moment);

  await seen(request, '/about');
  const before = await seen(request, '/about');
  expect(before).toMatchObject({ soon: false, ending: true, always: true });
  expect(before.headers['x-nextjs-cache']).toBe('HIT');
  // A shared cache may not store it past the boundary, nor serve it stale once more.
  const left = (moment - before.sent) / 1000;
  const [, fresh, stale, spare] =
    /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+), stale-if-error=(\d+))?$/.exec(
      before.headers['cache-control'] ?? '',
    ) ?? [];
  expect(Number(fresh) + Math.max(Number(stale ?? 0), Number(spare ?? 0))).toBeLessThanOrEqual(left);
  expect(before.headers['x-stockist-until']).toBeUndefined();

  await test.step('scheduled content is neither in the flight data nor in any reply of the storefront', async () => {
    for (const [path, headers] of [
      ['/about?_rsc=1', { rsc: '1' }],
      ['/about', { rsc: '1', 'next-router-prefetch': '1' }],
      ['/api/page-state?url=about', {}],
    ] as const) {
      const reply = await request.get(shop.address + path, { headers });
      expect(await reply.text()).not.toContain(SOON);
    }
  });

  const wrong: object[] = [];
  let lastBefore = 0;
  let firstAfter = 0;
  while (Date.now() < moment + 3_000) {
    const found = await seen(request, '/about');
    if (found.received < moment) {
      lastBefore = found.received;
      if (found.soon || !found.ending) wrong.push(found);
    }
    if (found.sent >= moment) {
      firstAfter ||= found.sent;
      if (!found.soon || found.ending) wrong.push(found);
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  expect(wrong).toEqual([]);
  // Requests were sent on both sides of the boundary; how close to it, a busy machine decides.
  expect(moment - lastBefore).toBeLessThan(3_000);
  expect(firstAfter - moment).toBeLessThan(3_000);
});

test('an open page updates, also to what an editor published meanwhile', async ({ page }) => {
  test.setTimeout(120_000);
  const moment = Date.now() + 8_000;
  schedule('become-a-stockist', moment);
  await page.clock.install();
  await page.goto(`${shop.address}/become-a-stockist`);
  await expect(page.getByText(ENDING)).toBeVisible();
  await expect(page.getByText(SOON)).toHaveCount(0);
  await page.waitForTimeout(Math.max(0, moment - Date.now()) + 6_000);
  // The minute is skipped in the browser; at the server it has passed.
  await page.clock.runFor(61_000);
  await expect(page.getByText(SOON)).toBeVisible();
  await expect(page.getByText(ENDING)).toHaveCount(0);

  shop.platform.edit(/page\/view\?url=become-a-stockist&/, ({ item }: PageReply) => ({
    item: {
      ...item,
      updated_at: new Date().toISOString(),
      rows: [
        {
          id: 'r1',
          row_type: 'plain',
          blocks: [
            { id: 'b1', widgets: [{ outer: 'core/html', templatevar: { html: '<p>Published a moment ago</p>' } }] },
          ],
        },
      ],
    },
  }));
  await page.waitForTimeout(6_000);
  await page.clock.runFor(61_000);
  await expect(page.getByText('Published a moment ago')).toBeVisible();
});

test.describe('a page that is taken down', () => {
  test.use({ expectedProblems: /404/ });

  test('is no longer shown where it is open', async ({ page }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    await page.goto(`${shop.address}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    shop.platform.edit(/page\/view\?url=contact&/, ({ item }: PageReply) => ({
      item: { ...item, updated_at: new Date().toISOString(), end_time: new Date(Date.now() - 1_000).toISOString() },
    }));
    // The versions of open pages are shared for some seconds.
    await page.waitForTimeout(6_000);
    await page.clock.runFor(61_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

test('the home page is its list of content alone when the site says so', async ({ page, expectAccessible }) => {
  shop.platform.edit(/domain\/initialData/, (reply: { domain: object }) => ({
    ...reply,
    domain: { ...reply.domain, home_list_content: true },
  }));
  await shop.published('site');
  await page.goto(shop.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toHaveCount(0);
  await expectAccessible(page);
});
