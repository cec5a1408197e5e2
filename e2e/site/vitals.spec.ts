import { expect, test } from '../fixtures';
import { type EditedShop, startEditedShop } from '../support/shops/edited-platform';

const METRICS_TOKEN = 'a-token-of-24-characters-or-more';
let shop: EditedShop;

test.beforeAll(async ({ platform }, info) => {
  const env = { METRICS_TOKEN, VISITOR_VITALS: 'on' };
  shop = await startEditedShop(platform.address, `vitals-${info.workerIndex}`, env);
});
test.afterAll(() => shop.stop());

async function figures(): Promise<string> {
  const reply = await fetch(`${shop.address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return reply.text();
}

test('web vitals are measured only with consent', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/vitals') && reports.push(request.url()));
  const banner = page.getByRole('region', { name: 'Cookies' });
  await page.goto(`${shop.address}/about`);
  await banner.getByRole('button', { name: 'Decline' }).click();
  await page.goto(`${shop.address}/search/shampoo`);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner).toBeVisible();
  expect(reports).toEqual([]);

  await banner.getByRole('button', { name: 'Accept' }).click();
  await page.waitForLoadState('networkidle');
  await page.goto(`${shop.address}/shop`);
  await expect.poll(figures).toMatch(/stockist_visitor_vitals_seconds_count\{name="LCP",route="search"\} 1/);
});

test('a report of another site, or an invalid one, is ignored', async ({ page }) => {
  const send = (data: string, headers: Record<string, string>) =>
    page.request.post(`${shop.address}/api/vitals`, { data, headers });
  const report = JSON.stringify({ path: '/quick-order', values: [{ name: 'LCP', value: 1 }] });
  expect((await send(report, { origin: 'https://evil.example' })).status()).toBe(403);
  expect((await send('{"path":"/quick-order"', { 'x-csrf': '1' })).status()).toBe(422);
  expect((await send('x'.repeat(5_000), { 'x-csrf': '1' })).status()).toBe(422);
  expect(await figures()).not.toContain('route="quick-order"}');
});
