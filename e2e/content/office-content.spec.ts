import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });

const own = (words: string): string => `${words} ${Date.now().toString(36)}`;

test.describe('an error is shown at its field', () => {
  test.use({ expectedProblems: /422/ });

  test(
    'a question is asked and answered on its page, and goes again',
    { tag: ['@no-js'] },
    async ({ page, request, javaScriptEnabled, expectAccessible }) => {
      const office = new BackOffice(page);
      await office.signIn();
      const shown = async (): Promise<string> => (await request.get('/faq')).text();
      const name = own('Do you pack on Sundays?');
      // Other forms of this page send the same request meanwhile.
      const changed = own('Only before Christmas');
      await page.goto(`${office.address}/cms/faqs`);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'New question' }).click();
      await page.getByRole('button', { name: 'Make the question' }).click();
      await expect(page.locator('#f-name-error')).toHaveText('This cannot be empty.');
      await page.getByLabel('Question', { exact: true }).fill(name);
      await office.typeHtml('Answer', '<p>Never <b>on Sundays</b><script>alert(1)</script></p>', javaScriptEnabled);
      await page.getByLabel('Group').fill('shipping');
      await page.getByRole('button', { name: 'Make the question' }).click();
      await expect(page.getByText('Added.')).toBeVisible();
      // The first visitor after the editor's confirmation sees it.
      expect(await shown()).toContain(name);
      expect(await shown()).not.toContain('alert(1)');

      await office.typeHtml('Answer', `<p>${changed}</p>`, javaScriptEnabled);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Changed: Answer')).toBeVisible();
      expect(await shown()).toContain(changed);
      await page.getByRole('button', { name: 'Undo the last change' }).click();
      await expect(page.getByText('Undone.')).toBeVisible();
      expect(await shown()).not.toContain(changed);
      await expectAccessible(page);

      await page.getByText('Delete …').click();
      await page.getByRole('button', { name: 'Yes, move it to the bin' }).click();
      await expect(page.getByText('Moved to the bin.', { exact: false })).toBeVisible();
      expect(await shown()).not.toContain(name);
    },
  );
});

test('a form is built, chosen on a page, sent by a visitor, and its answer read', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const office = new BackOffice(page);
  await office.signIn();
  const name = own('Come by');
  await page.goto(`${office.address}/cms/forms/new`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill('Which day?');
  await page.getByLabel('Kind', { exact: true }).selectOption('One of several choices');
  await page.getByLabel('Choices').fill('Monday\nTuesday');
  await page.getByRole('button', { name: 'Make the form' }).click();
  await expect(page.getByText('Added.')).toBeVisible();
  const form = page.url().replace(/\?.*/, '');
  await expectAccessible(page);

  const path = await office.makePage('Visit us');
  await page.getByLabel('New widget').selectOption('core/form');
  await page.getByRole('button', { name: 'Add widget' }).click();
  await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption(name);
  await office.expectSaved();
  await office.publish();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await visitor.getByLabel('Which day?').selectOption('Tuesday');
  await visitor.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Thank you, your message has been sent')).toBeVisible();
  await visitor.context().close();

  await page.goto(`${form}/answers?q=tues`);
  await expect(page.getByRole('definition').getByText('Tuesday')).toBeVisible();
  await expectAccessible(page);
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as CSV' }).click(),
  ]);
  expect(table.suggestedFilename()).toMatch(/^answers-\d+-[\d-]+\.csv$/);
});

test(
  'an article, a gallery and a menu show where they belong',
  { tag: ['@no-js'] },
  async ({ page, request, javaScriptEnabled }) => {
    const office = new BackOffice(page);
    await office.signIn();
    const shown = async (path: string): Promise<string> => (await request.get(path)).text();

    const title = own('Winter coats');
    await page.goto(`${office.address}/cms/articles/new`);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Shown from').fill('2026-01-05T09:00');
    await office.typeHtml('Article', '<h2>Brush first</h2><img src=x onerror=alert(1)>', javaScriptEnabled);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Group', { exact: true }).selectOption('Grooming');
    await page.getByRole('button', { name: 'Make the article' }).click();
    const article = new URL((await page.getByRole('link', { name: 'In the shop' }).getAttribute('href')) ?? '')
      .pathname;
    expect(await shown(article)).toContain('Brush first');
    expect(await shown(article)).not.toContain('onerror');
    expect(await shown('/blog/grooming')).toContain(title);

    await page.goto(`${office.address}/cms/galleries/new`);
    const gallery = own('Coats');
    await page.getByLabel('Name', { exact: true }).fill(gallery);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const slides = page.getByRole('group', { name: 'Slides' });
    await slides.getByLabel('Heading', { exact: true }).fill(`${gallery} in tweed`);
    await slides.getByLabel('Picture', { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Make the gallery' }).click();
    await expect(page.getByText('Added.')).toBeVisible();
    const path = await office.makePage('Coats');
    await page.getByLabel('New widget').selectOption('core/gallery');
    await page.getByRole('button', { name: 'Add widget' }).click();
    await page.getByRole('combobox', { name: 'Gallery', exact: true }).selectOption(gallery);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await office.publish();
    expect(await shown(path)).toContain(`${gallery} in tweed`);

    await page.goto(`${office.address}/cms/menus`);
    const words = own('Our shop');
    const columns = page.getByRole('group', { name: 'Columns at the bottom' });
    await columns.locator('summary').first().click();
    await columns.getByLabel('Title', { exact: true }).first().fill(words);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Changed: Columns at the bottom').first()).toBeVisible();
    // A rendering that began before the change may still answer a request that came during it.
    await expect.poll(() => shown('/about'), { timeout: 2_000 }).toContain(words);
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect.poll(() => shown('/about'), { timeout: 2_000 }).not.toContain(words);
  },
);

/** Fields that phones do not zoom into, and controls 44 pixels high. */
async function expectFitForFingers(page: Page): Promise<void> {
  const small = await page.locator('main').evaluate((main) =>
    [
      ...main.querySelectorAll<HTMLElement>(
        'input, select, textarea, button, summary, .button, #outline a, .stage-bar label',
      ),
    ]
      .filter((one) => one.checkVisibility() && !one.matches('[type=hidden], [type=checkbox], [type=radio]'))
      .filter(
        (one) =>
          one.getBoundingClientRect().height < 44 ||
          (one.matches('input, select, textarea') && Number.parseFloat(getComputedStyle(one).fontSize) < 16),
      )
      .map((one) => `${one.tagName} ${one.id || one.textContent}`),
  );
  expect(small).toEqual([]);
}

test(
  'forms, lists and the outline have targets for touch',
  { tag: ['@phone'] },
  async ({ page, request, isMobile }) => {
    test.skip(!isMobile, 'Looks at what a phone does');
    const office = new BackOffice(page);
    await office.signIn();
    for (const path of ['faqs/new', 'menus', 'products/1', 'products/1/prices', 'orders', 'staff']) {
      await page.goto(`${office.address}/cms/${path}`);
      await expectFitForFingers(page);
    }
    const address = await office.makePage('Made on a desk');
    await expectFitForFingers(page);
    await office.type('Heading', 'Changed on a phone');
    await office.expectSaved();
    await office.publish();
    await expect.poll(async () => (await request.get(address)).text()).toContain('Changed on a phone');
  },
);
