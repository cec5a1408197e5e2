import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';
import { installWorker } from '../support/browser/returning-browser';

test.describe.configure({ timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

test(
  'the frame follows every change with a service worker in control, also after reloads',
  {
    tag: ['@returning'],
  },
  async ({ page }) => {
    await installWorker(page);
    await page.goto('/about');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    const office = new BackOffice(page);
    await office.signIn();
    await office.makePage('Number 0');
    const shown = (words: string) => office.preview.getByRole('heading', { name: words, exact: true });
    for (const round of [1, 2]) {
      for (const number of [1, 2, 3]) {
        await office.type('Heading', `Number ${round}${number}`);
        await office.expectSaved();
        await expect(shown(`Number ${round}${number}`)).toBeVisible();
      }
      await page.reload();
      await expect(shown(`Number ${round}3`)).toBeVisible();
    }
    // Typed while the frame is still loading the change before.
    for (const words of ['Catches', 'Catches up', 'Catches up at last']) {
      await office.type('Heading', words);
      await page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes('/parts/'));
    }
    await expect(shown('Catches up at last')).toBeVisible();
  },
);

test('the frame scrolls to the part that is edited', async ({ page }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('At the top');
  await page.getByLabel('New widget').selectOption('core/html');
  await page.getByRole('button', { name: 'Add widget' }).click();
  await office.typeHtml('HTML', '<p>Between.</p>'.repeat(80));
  await office.expectSaved();
  await page.getByLabel('New widget').selectOption('core/heading');
  await page.getByRole('button', { name: 'Add widget' }).click();
  await office.type('Heading', 'Far below');
  await office.expectSaved();
  await expect(office.preview.getByRole('heading', { name: 'Far below' })).toBeInViewport();
  await office.openPart(/At the top/);
  await expect(office.preview.getByRole('heading', { name: 'At the top' })).toBeInViewport();
});
