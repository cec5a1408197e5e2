import { expect, test } from '../fixtures';
import { type EditedShop, startEditedShop } from '../support/shops/edited-platform';

/** Invalid keys; the scripts that they would load are mocked here. */
const KEYS = { analytics_key: 'G-TEST123456', tag_manager_key: '', pixel_key: '1234567890' };
const THIRD_PARTY = /^https:\/\/(www\.googletagmanager\.com|connect\.facebook\.net)\//;
let shop: EditedShop;

test.beforeAll(async ({ platform }, info) => {
  info.setTimeout(120_000);
  shop = await startEditedShop(platform.address, `consent-${info.workerIndex}`);
  shop.platform.edit(/domain\/initialData/, (reply: { domain: object }) => ({
    ...reply,
    domain: { ...reply.domain, ...KEYS },
  }));
  await shop.published('site');
});
test.afterAll(() => shop.stop());

test.beforeEach(({ context }) =>
  context.route(THIRD_PARTY, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
);

test('third-party scripts are loaded only after consent, and on no page where secrets are typed', async ({
  page,
  expectAccessible,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => THIRD_PARTY.test(request.url()) && asked.push(new URL(request.url()).hostname));
  const banner = page.getByRole('region', { name: 'Cookies' });
  const response = await page.goto(`${shop.address}/about`);
  expect(response?.headers()['content-security-policy']).toContain('googletagmanager');
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await expect(settings).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await settings.click();
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => [...new Set(asked)].toSorted()).toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
  // A returning visitor's answer counts once the page is loaded.
  asked.length = 0;
  await page.goto(`${shop.address}/about`);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  asked.length = 0;
  await page.goto(`${shop.address}/login`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const policy = (await page.request.get(`${shop.address}/login`)).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('googletagmanager');
});

test('a browser that asks for privacy is not asked again', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${shop.address}/about`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
});
