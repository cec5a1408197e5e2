import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures';

/**
 * What the browser says of harm that it stops, in the frames of raw code above all. What runs is looked for by name.
 */
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

test('nothing that an editor’s content holds ever runs', async ({ page, customer, expectAccessible }) => {
  test.slow();
  const strangers: string[] = [];
  const look = (request: Request) => {
    const { protocol, origin } = new URL(request.url());
    // What the page's policy stopped never left the browser.
    if (protocol.startsWith('http') && origin !== process.env.BASE_URL && request.failure()?.errorText !== 'csp')
      strangers.push(request.url());
  };
  page.on('requestfinished', look);
  page.on('requestfailed', look);
  page.on('dialog', (dialog) => strangers.push(dialog.message()));

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
    // The page still works: nothing stands for what its scripts look for.
    await expect(page.getByRole('tab').nth(1)).toBeVisible();
  }
  expect(strangers).toEqual([]);
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
  // What the harm in the frames of raw code looks like is nobody's concern.
  await expectAccessible(page, { without: 'iframe', onPhones: true });
});

test('harm in a page’s title and description stays words', async ({ request }) => {
  const html = await (await request.get('/demo-payloads')).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('&lt;script&gt;');
  expect(head).not.toContain('<script>window.hacked');
});
