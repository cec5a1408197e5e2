import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Messages of the browser about what it blocks, mostly in the frames of raw code. */
test.use({
  expectedProblems: new RegExp(
    [
      'Content Security Policy',
      'violates the document',
      'Blocked autofocusing',
      'Refused to',
      'Unsafe attempt',
      'sandboxed',
      'Blocked a frame with origin',
      '/assets/i/x/',
      '/embed/(?:code|map)',
    ].join('|'),
  ),
});

test('scripts in an editor’s content never run', async ({ page, customer, expectAccessible }) => {
  test.slow();
  const violations: string[] = [];
  const look = (request: Request) => {
    const { protocol, origin } = new URL(request.url());
    // Requests that the page's policy blocked never left the browser.
    if (protocol.startsWith('http') && origin !== process.env.BASE_URL && request.failure()?.errorText !== 'csp')
      violations.push(request.url());
  };
  page.on('requestfinished', look);
  page.on('requestfailed', look);
  page.on('dialog', (dialog) => violations.push(dialog.message()));

  for (const path of ['/demo-payloads', '/demo-payloads/payloads']) {
    await customer.goto(path);
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    for (const question of await page.locator('details[name]').all()) await question.locator('summary').click();
    for (const link of await page.getByRole('link', { name: /^Enlarge/ }).all()) {
      await link.click();
      await expect(page.locator('.pswp')).toBeVisible();
      expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
      await page.keyboard.press('Escape');
      await expect(page.locator('.pswp')).toHaveCount(0);
    }
    await page.mouse.move(200, 300);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
    // The page still works: no element takes the place of one that its scripts look for.
    await expect(page.getByRole('tab').nth(1)).toBeVisible();
  }
  expect(violations).toEqual([]);
  expect(
    await page
      .locator('a')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href)),
      ),
  ).toEqual([]);
  expect(
    await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => new URL(frame.getAttribute('src') ?? '', location.href).pathname)),
  ).toEqual(expect.arrayContaining(['/embed/code']));
  // The looks of the raw code's frames do not matter.
  await expectAccessible(page, { without: 'iframe', onPhones: true });
});

test('markup in a page’s title and description is shown as text', async ({ request }) => {
  const html = await (await request.get('/demo-payloads')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('&lt;script&gt;');
  expect(head).not.toContain('<script>window.hacked');
});
