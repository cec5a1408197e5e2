import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { wholePage } from '../support/browser/whole-page';

const inView = (page: Page, text: string) => expect(page.getByText(text).first()).toBeInViewport();

test.describe('questions', () => {
  test(
    'one is open at a time, and a second click closes it',
    { tag: ['@no-js'] },
    async ({ page, expectAccessible }) => {
      await page.goto('/demo-faq');
      const list = page.locator('details[name]');
      await list.nth(0).locator('summary').click();
      await expect(list.nth(0)).toHaveAttribute('open');
      await list.nth(3).locator('summary').click();
      await expect(list.nth(3)).toHaveAttribute('open');
      await expect(list.nth(0)).not.toHaveAttribute('open');
      await list.nth(3).locator('summary').click();
      await expect(list.nth(3)).not.toHaveAttribute('open');
      await expectAccessible(page, { onPhones: true });
    },
  );

  test('the page scrolls to the one that is opened', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 420 });
    await page.goto('/demo-faq');
    const last = page.locator('details[name]').nth(5);
    await last.locator('summary').press('Enter');
    await expect(last.locator('.prose p').first()).toBeInViewport();
  });

  test('search engines are told', async ({ request }) => {
    expect(await (await request.get('/demo-faq')).text()).toContain('"@type":"FAQPage"');
  });
});

test.describe('tabs', () => {
  test('the first is open; arrows, Home and End lead on', async ({ page, expectAccessible }) => {
    await page.goto('/demo-tabs');
    const tabs = page.getByRole('tablist').first();
    await expect(page.getByRole('tabpanel', { name: 'Ingredients' })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'How it keeps' })).toBeHidden();
    await tabs.getByRole('tab', { name: 'Ingredients' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'How it keeps' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tabs.getByRole('tab', { name: 'Tab 4' })).toBeFocused();
    await page.keyboard.press('Home');
    await tabs.getByRole('tab', { name: 'Who packs it' }).click();
    await page.getByRole('link', { name: 'How long does it keep?' }).click();
    await expect(page.getByRole('heading', { name: 'How long' })).toBeInViewport();
    await expectAccessible(page, { onPhones: true });
  });

  test('an address opens the tab that it names', async ({ page }) => {
    await page.goto('/demo-tabs#how-long');
    await expect(page.getByRole('heading', { name: 'How long' })).toBeInViewport();
  });
});

test('closed answers and tabs are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/demo-faq');
  const answers = page.locator('details[name] .prose');
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await page.goto('/demo-tabs');
  await expect(page.locator('.tab-row[data-ready]').first()).toBeAttached();
  for (const name of ['Ingredients', 'How it keeps', 'Who packs it'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Joel, mostly.')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test('everything behind tabs can be read without scripts', { tag: ['@no-js'] }, async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, 'for pages without scripts');
  await page.goto('/demo-tabs');
  for (const name of ['Ingredients', 'How it keeps', 'Who packs it'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Joel, mostly.')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});

test.describe('animation on scroll', () => {
  test('hides nothing without scripts', { tag: ['@no-js'] }, async ({ page, javaScriptEnabled }) => {
    await page.goto('/demo-motion');
    if (javaScriptEnabled === false) {
      for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1');
    }
    await page.getByRole('heading', { name: 'zoom-out-down' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'zoom-out-down' })).toBeInViewport();
    await expect(page.locator('[data-reveal]:has(:text-is("zoom-out-down"))')).toHaveCSS('opacity', '1');
  });

  test('runs once on scrolling down, and not at all under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/demo-motion');
    const last = page.locator('[data-reveal]').last();
    await expect(last).toHaveCSS('opacity', '0');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(last).toHaveCSS('opacity', '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.locator('[data-reveal]').last()).toHaveCSS('opacity', '1');
  });
});

test('a button that needs a sign-in asks for it and comes back', { tag: ['@no-js'] }, async ({ page, account }) => {
  await page.goto('/demo-buttons');
  await page.getByRole('link', { name: 'Only for the signed in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdemo-buttons');
  await signIn(page, account);
  await expect(page).toHaveURL('/demo-buttons');
  await expect(page.getByRole('link', { name: 'Only for the signed in' })).toHaveAttribute('href', '/orders');
  await expect(page.getByText('Leads nowhere and is not there')).toHaveCount(0);
});

test('lists have pages', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/demo-products');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/demo-products/2');
  await inView(page, 'Lists of products');
  await page.goto('/demo-articles/2');
  await expect(page.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/demo-articles');
  await expectAccessible(page);
});

test(
  'a product of the page builder has no price for visitors, and one for customers, who stay on its page',
  { tag: ['@no-js'] },
  async ({ page, request, customer, javaScriptEnabled }) => {
    expect(await wholePage(request, await request.get('/demo-product'))).not.toMatch(/\$\d+\.\d\d/);
    await customer.goto('/demo-buy/bully-sticks?gclid=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Bully Sticks' })).toBeVisible();
    const order = page.getByRole('form', { name: 'Order' });
    for (const name of ['15 cm', 'Single']) await order.getByRole('radio', { name, exact: true }).check();
    if (javaScriptEnabled) await expect(page).toHaveURL(/\/demo-buy\/bully-sticks\?gclid=1&option\./);
    else await order.getByRole('button', { name: 'Show price' }).click();
    await expect(page).toHaveURL(/\/demo-buy\/bully-sticks\?.*option\./);
    await expect(order.getByText(/\$\d+\.\d\d/).first()).toBeVisible();
    await order.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Added to cart').first()).toBeVisible();
    await expect(page).toHaveURL(/\/demo-buy\/bully-sticks\?/);
    await page.reload();
    await expect(order.getByRole('radio', { name: '15 cm', exact: true })).toBeChecked();
  },
);
