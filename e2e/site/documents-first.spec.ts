import type { Page } from '@playwright/test';
import { enter, expect, test } from '../fixtures';
import { hydrated } from '../support/browser/hydrated';
import { bringBack, browserWithMemory, watchReturn } from '../support/browser/page-memory';
import { installWorker } from '../support/browser/returning-browser';

/*
 * Public pages are documents: their scripts start at the first interaction, and what is done before works as well
 * (server/document).
 */
test.use({ attended: false });

const PRODUCT = '/product/lavender-waste-bag-rolls';
const PAGES = ['/', '/shop/biscuits', PRODUCT, '/article/the-first-groom', '/about'];

/** The paths of scripts and flight data that the page has requested. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.startsWith('/api/') || request.headers().rsc)
      asked.push(pathname);
  });
  return asked;
}

for (const path of PAGES)
  test(`${path} asks for no script while it is read`, async ({ page }) => {
    const scripts = scriptsOf(page);
    const styles: string[] = [];
    const ahead: string[] = [];
    page.on('request', (request) => {
      const { rsc, 'sec-purpose': purpose } = request.headers();
      if (request.resourceType() === 'stylesheet') styles.push(request.url());
      if (rsc ?? purpose) ahead.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(1_000);
    expect(scripts).toEqual([]);
    expect(styles).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('text fallback');

    // Prefetches of links at the top count, too.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.mouse.move(2, 300, { steps: 3 });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => script.startsWith('/flight/'))).toHaveLength(1);
    // The sheets are inlined: React would wait for them before the page responds.
    expect(styles).toEqual([]);
    // Nothing that is not pointed at, also when it scrolls into view.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(ahead).toEqual([]);
  });

for (const [sign, give] of Object.entries({
  'a key': (page: Page) => page.keyboard.press('Tab'),
  'a touch': (page: Page) => page.touchscreen.tap(5, 5),
  'a press of the pointer': (page: Page) => page.mouse.down(),
}))
  test.describe(`with ${sign}`, () => {
    test.use({ hasTouch: true });
    test('its scripts start', async ({ page }) => {
      await page.goto(PRODUCT);
      await give(page);
      await hydrated(page);
    });
  });

test.describe('with the service worker in control', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a page is a document as well', async ({ page }) => {
    await installWorker(page);
    await page.goto(PRODUCT);
    await page.waitForLoadState('networkidle');
    const loaded = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => /\/(_next\/static\/.*\.js|flight\/)/.test(name))
            .length,
      );
    expect(await loaded()).toBe(0);
    await page.mouse.move(200, 200, { steps: 3 });
    await hydrated(page);
    expect(await loaded()).toBeGreaterThan(1);
  });
});

test('actions while scripts are loading are carried out once', async ({ page }) => {
  test.slow();
  let go = () => {};
  const late = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/demo-slider');
  const slider = page.getByRole('region', { name: 'In season' });
  await slider.getByRole('button', { name: 'Next slide' }).click();
  const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await field.fill('biscui');
  go();
  await expect(slider).toHaveAttribute('data-ready', 'true');
  await expect(slider.locator('[role="group"]:not([inert])')).toHaveAttribute('aria-label', 'Slide 2 of 4');
  await expect(field).toHaveValue('biscui');
  await field.pressSequentially('ts');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('biscuits');
});

test('a link, a menu and a form work before scripts are loaded', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto('/');
  await page
    .getByRole('button', { name: /^(Menu|Shop)/ })
    .first()
    .click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/shop');
  const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await field.fill('biscuits');
  await field.press('Enter');
  await expect(page).toHaveURL('/search/biscuits');
});

test.describe('without flight data', () => {
  test.use({ expectedProblems: /404|Failed to load/ });
  test('the page stays a document', async ({ page }) => {
    await page.route('**/flight/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(PRODUCT);
    const scripts = scriptsOf(page);
    await page.mouse.move(100, 100, { steps: 3 });
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await page.waitForTimeout(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test('a product is prefetched on hover, and nothing else', async ({ page }) => {
  const made: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('pre')) made.push(new URL(request.url()).pathname);
  });
  await page.goto('/shop/biscuits');
  await page
    .getByRole('link', { name: /log in/i })
    .first()
    .hover();
  await page.waitForTimeout(800);
  expect(made).toEqual([]);
  const card = page.locator('main a[href^="/product/"]').first();
  const path = await card.getAttribute('href');
  await card.hover();
  await page.waitForTimeout(800);
  await card.click();
  await expect(page).toHaveURL(path ?? '');
  // Prerendered, or at least prefetched: a headless browser does no more.
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .some(
          (entry) =>
            ('activationStart' in entry && Number(entry.activationStart) > 0) ||
            ('deliveryType' in entry && entry.deliveryType === 'navigational-prefetch'),
        ),
    ),
  ).toBe(true);
});

test('public pages are in the back/forward cache', async ({ baseURL, account, platform }) => {
  test.slow();
  const browser = await browserWithMemory();
  test.skip(browser === null, 'the browser from npm keeps no pages');
  if (!browser) return;
  try {
    for (const path of [...PAGES, '/contact', '/search/biscuits']) {
      const page = await browser.newPage({ baseURL });
      await page.goto(path);
      await page.mouse.move(100, 100, { steps: 3 });
      await hydrated(page);
      await watchReturn(page);
      await page.goto('/faq');
      await bringBack(page, path);
      await page.close();
    }
    // One whose scripts had not started, from before a sign-in.
    const page = await browser.newPage({ baseURL });
    await page.goto(PRODUCT);
    await enter(page.request, platform, account);
    await page.goto('/faq');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL(PRODUCT, { waitUntil: 'commit' });
    await expect(page.getByRole('form', { name: 'Order' })).toBeVisible();
  } finally {
    await browser.close();
  }
});
