import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });
// So high that the bar at the end covers nothing of the page.
test.use({ viewport: { width: 1280, height: 1800 } });

/** An unpublished page, open as a preview in the same tab. Answers the shop's address of it. */
async function openPreview(page: Page, heading: string): Promise<string> {
  const office = new BackOffice(page);
  await office.signIn();
  const path = await office.makePage(heading);
  const editor = page.url().split('?')[0] ?? '';
  await page.goto(`${editor}/preview`);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  return path;
}

test(
  'a preview is neither cached nor indexed, says what it is, follows its clock, and is left by a button',
  { tag: ['@no-js', '@returning'] },
  async ({ page, request, expectAccessible }) => {
    const path = await openPreview(page, 'Seen by editors');
    const reply = await page.request.get(page.url());
    expect(reply.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(reply.headers()['content-security-policy']).toContain(
      `frame-ancestors 'self' ${process.env.PLATFORM_URL ?? ''}`,
    );
    const visitor = await request.get('/about');
    expect(visitor.headers()['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/);
    expect(visitor.headers()['x-robots-tag']).toBeUndefined();

    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText('You see this page unpublished, as a visitor, now.');
    expect((await request.get(path)).status()).toBe(404);

    await bar.getByText('Moment and viewer').click();
    await bar.getByLabel('Moment, Sydney time').fill('2030-01-01T00:00');
    await bar.getByLabel('As').selectOption('trade');
    await bar.getByRole('button', { name: 'Show' }).click();
    await expect(bar).toContainText('as a trade customer without prices, on 1 Jan 2030, 12:00 am');
    await expectAccessible(page);

    await bar.getByText('Moment and viewer').click();
    await bar.getByRole('button', { name: 'Back to now' }).click();
    await expect(bar).toContainText('now.');
  },
);

test.describe('after leaving', () => {
  test.use({ expectedProblems: /404/ });

  test('the published page shows again', { tag: ['@no-js', '@returning'] }, async ({ page }) => {
    await openPreview(page, 'Gone after leaving');
    await page.getByText('Moment and viewer').click();
    await page.getByRole('button', { name: 'Leave preview' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  });

  test('a sign-out at the back office ends its previews', async ({ page }) => {
    await openPreview(page, 'Gone after signing out');
    const preview = page.url();
    await page.goto(`${process.env.PLATFORM_URL ?? ''}/cms/pages`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(preview);
    await expect(page.getByText('Gone after signing out')).toHaveCount(0);
  });
});

test.describe('the editor’s other tabs', () => {
  test.use({ expectedProblems: /404/ });

  test('show the published page while a preview is open', { tag: ['@returning'] }, async ({ page }) => {
    const path = await openPreview(page, 'In the preview alone');
    const tab = await page.context().newPage();
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await tab.goto('/about');
    await expect(tab.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
    await tab.close();
    // Links stay inside the preview.
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/~draft\//);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  });
});

test('its links stay inside it', { tag: ['@no-js'] }, async ({ page }) => {
  await openPreview(page, 'Leads on to other drafts');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/~draft\/contact$/);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
});

test('only a fresh link that a person follows opens one', async ({ page, request }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('Through the link alone');
  const editor = page.url().split('?')[0] ?? '';
  const redirect = await page.request.get(`${editor}/preview`, { maxRedirects: 0 });
  const link = redirect.headers().location ?? '';
  expect(link).toContain('/api/preview?token=');
  for (const [address, headers] of [
    // Not the last character, of which some bits say nothing.
    [link.replace(/.(?=.{5}$)/, (one) => (one === 'A' ? 'B' : 'A')), {}],
    [link, { 'sec-purpose': 'prefetch' }],
    [link, { 'sec-fetch-mode': 'no-cors' }],
    [link.replace(/token=.*/, 'token='), {}],
  ] as const) {
    const refused = await request.get(address, { maxRedirects: 0, headers });
    expect(refused.status()).toBe(403);
    expect(refused.headers()['set-cookie']).toBeUndefined();
  }
  const opened = await request.get(link, { maxRedirects: 0 });
  expect(opened.status()).toBe(303);
  expect(opened.headers().location).toMatch(/^\/~draft\//);
  expect(opened.headers()['set-cookie']).toMatch(/stockist-preview=[^;]+;.*HttpOnly; SameSite=lax/i);
});

test('code and a map show in the editor’s frame', { tag: ['@returning'] }, async ({ page }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('With frames inside');
  for (const [widget, field, words] of [
    ['core/raw_code', 'Code', '<p>Written by an editor</p>'],
    ['core/google_map', 'Location', 'Yass'],
  ] as const) {
    await page.getByLabel('New widget').selectOption(widget);
    await page.getByRole('button', { name: 'Add widget' }).click();
    await office.type(field, words);
    await office.expectSaved();
  }
  await expect(
    office.preview.frameLocator('iframe[src^="/embed/code"]').getByText('Written by an editor'),
  ).toBeVisible();
  await expect(
    office.preview.frameLocator('iframe[src^="/embed/map"]').getByRole('button', { name: 'Show the map' }),
  ).toBeVisible();
});

test('hidden parts are outlined with their reason, and problems are listed', async ({ page, expectAccessible }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('Shown to nobody');
  await page.getByLabel('New widget').selectOption('core/html');
  await page.getByRole('button', { name: 'Add widget' }).click();
  await office.typeHtml('HTML', '<p><a href="/nowhere-at-all">A link</a></p>');
  await office.expectSaved();
  await office.openPart('Block, 12 of 12');
  await page.getByLabel('Hidden', { exact: true }).check();
  await office.expectSaved();
  await page.goto(`${page.url().split('?')[0] ?? ''}/preview`);
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shown to nobody' })).toBeVisible();
  await page.getByText('1 thing to mend on this page').click();
  await expect(page.getByText('The link /nowhere-at-all leads nowhere (core/html).')).toBeVisible();
  await expectAccessible(page);
});
