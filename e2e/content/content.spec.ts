import { expect, test } from '../fixtures';
import { wholePage, withoutScripts } from '../support/browser/whole-page';

/** Their looks and accessibility: e2e/site/accessibility.spec.ts. */
test('content pages are whole documents', async ({ request }) => {
  for (const slug of [
    'about',
    'become-a-stockist',
    'contact',
    'privacy-policy',
    'terms-and-conditions',
    'shipping-and-returns',
    'faq',
    'demo_asdf',
  ]) {
    const reply = await request.get(`/${slug}`);
    expect([slug, reply.status()]).toEqual([slug, 200]);
    expect([slug, withoutScripts(await reply.text()).match(/<h1\b/g)?.length]).toEqual([slug, 1]);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedProblems: /404/ });

  test('answers 404 with the way home', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
    test.slow();
    const checked = new Set<string>();
    for (const path of [
      '/no-such-page',
      '/product/no-such-product',
      '/shop/no-such-group',
      '/article/no-such-article',
      '/shop/training-treats/99',
      '/blog/no-such-topic',
      '/about/one/two/three/four',
      '/demo-read/no-such-article',
      '/demo-buy/no-such-product',
    ]) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
        await expect(page.getByText('Please visit our homepage to get where you need to go.')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
        // The same markup needs no second check.
        const body = await page.getByRole('main').innerHTML();
        if (!checked.has(body)) await expectAccessible(page);
        checked.add(body);
      });
    }
    await page.getByRole('link', { name: 'Take me home' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const path of ['/%70rofile', '/LOGIN', '/%63ms', '/page%2Dnot-found', '/Embed/code']) {
    test(`${path} is not a page by another spelling`, async ({ request }) => {
      const reply = await request.get(path, { maxRedirects: 0 });
      expect([307, 404]).toContain(reply.status());
      const text = await reply.text();
      expect(text).not.toMatch(/name="password"|password-part/);
      if (reply.status() === 404) expect(text).toContain('Page not found');
    });
  }
});

test(
  'segments after a slug are read by the widgets of the page',
  { tag: ['@no-js'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/demo-read/the-first-groom');
    await expect(page.getByRole('heading', { level: 1, name: /first groom/i })).toBeVisible();
    await page.goto('/demo-people/2');
    await expect(page.getByRole('heading', { level: 2, name: 'Daniel Okafor' })).toBeVisible();
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(page).toHaveURL('/demo-people');
    await expectAccessible(page);
    // None of its widgets reads segments, so there is no such page.
    expect((await page.request.get('/about/one/two/three')).status()).toBe(404);
  },
);

test('an old address redirects to the new one, with its query, and adds no history entry', async ({
  page,
  expectAccessible,
}) => {
  const reply = await page.request.get('/Stockist?from=card', { maxRedirects: 0 });
  expect(reply.status()).toBe(308);
  expect(reply.headers().location).toMatch(/\/become-a-stockist\?from=card$/);
  await page.goto('/about');
  await page.goto('/stockist?from=card');
  await expect(page).toHaveURL('/become-a-stockist?from=card');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectAccessible(page);
});

test('the back office is at the platform', async ({ request, platform }) => {
  const reply = await request.get('/cms', { maxRedirects: 0 });
  expect(reply.status()).toBe(307);
  expect(reply.headers().location).toBe(`${new URL(platform.address).origin}/cms`);
});

test('a bar shows that the next page is on its way', async ({ page }) => {
  await page.goto('/about');
  await page.route(/\/faq\?_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.locator('.animate-progress')).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('.animate-progress')).toHaveCount(0);
});

test('a page’s own HTML stands below its rows', { tag: ['@no-js'] }, async ({ page }) => {
  await page.goto('/demo-html');
  const words = await page.getByRole('main').innerText();
  expect(words.indexOf('Legacy content')).toBeGreaterThan(words.indexOf('The shelf behind the tub'));
});

test('demonstration pages are not indexed', async ({ request }) => {
  expect(await (await request.get('/demo-hero')).text()).toContain('<meta name="robots" content="noindex');
  expect(await (await request.get('/about')).text()).not.toContain('noindex');
});

test('hidden content is in no reply', async ({ request, customerRequest }) => {
  for (const path of ['/demo-schedule', '/demo-wrappers']) {
    for (const headers of [{ accept: 'text/html' }, { rsc: '1' }] as Record<string, string>[]) {
      for (const who of [request, customerRequest]) {
        const reply = await who.get(path, { headers });
        expect(reply.status()).toBe(200);
        expect(await wholePage(who, reply)).not.toContain('This must not be seen');
      }
    }
  }
});

test('a widget that cannot be shown is named to editors, and the page goes on', async ({ page, customer }) => {
  const visitor = await page.context().browser()?.newPage();
  await visitor?.goto(`${process.env.BASE_URL}/demo-unknown`);
  await expect(visitor?.getByText('the page goes on.') ?? page.locator('none')).toBeVisible();
  expect(await visitor?.content()).not.toContain('ztt/weather');
  await visitor?.close();
  await customer.goto('/demo-unknown');
  await expect(customer.getByText('Unknown ztt/weather')).toBeVisible();
  await expect(customer.getByText('the page goes on.')).toBeVisible();
});
