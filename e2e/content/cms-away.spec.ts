import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });

/** Requests of the editor's form and of its steps, not those of the preview. */
const EDITOR = /\/cms\/pages\/\d+(\/parts\/|\/undo|\/insert|\?)/;

const WAYS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'does not answer': (route) => route.abort(),
  'has a proxy answer in its place': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
};

test.describe('while the back office is away', () => {
  test.use({ expectedProblems: /ERR_FAILED|Failed to fetch|502/ });

  for (const [how, answer] of Object.entries(WAYS))
    test(`what was typed stays, and is saved afterwards, when it ${how}`, async ({ page, expectAccessible }) => {
      const office = new BackOffice(page);
      await office.signIn();
      await office.makePage('Before');
      const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
      const notice = page.locator('#problem').getByText('the back office cannot be reached', { exact: false });
      await page.route(EDITOR, answer);
      await office.type('Heading', 'Typed meanwhile');
      await expect(notice).toBeVisible();
      await expect(page.locator('#form-status')).toBeVisible();
      await office.openPart('Page settings');
      await expect(heading).toBeEnabled();
      await expect(heading).toHaveValue('Typed meanwhile');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(heading).toBeEnabled();
      await expect(heading).toHaveValue('Typed meanwhile');
      await expect(notice).toBeVisible();
      await page.getByRole('link', { name: 'Insert above', exact: true }).click();
      await expect(page.locator('#insert-dialog')).toHaveCount(0);
      await expect(heading).toHaveValue('Typed meanwhile');
      await expect(notice).toBeVisible();
      await expectAccessible(page);

      await page.unroute(EDITOR);
      await office.expectSaved();
      await expect(page.locator('#problem')).toBeEmpty();
      await page.reload();
      await expect(heading).toHaveValue('Typed meanwhile');
    });

  test('what was typed is in reach again, and said not to be saved, when it stays silent', async ({ page }) => {
    const office = new BackOffice(page);
    await office.signIn();
    await office.makePage('Before');
    const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
    await page.route(EDITOR, () => new Promise(() => {}));
    await office.type('Heading', 'Typed meanwhile');
    await office.openPart('Page settings');
    await expect(heading).toBeDisabled();
    const notice = page.locator('#problem').getByText('the back office cannot be reached', { exact: false });
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await expect(heading).toBeEnabled();
    await expect(heading).toHaveValue('Typed meanwhile');

    await page.unroute(EDITOR);
    await office.expectSaved();
    await expect(page.locator('#problem')).toBeEmpty();
  });
});

test.describe('after the session ended', () => {
  test.use({ expectedProblems: /401/ });

  test('choices say so, and go on after signing in elsewhere', async ({ page, expectAccessible }) => {
    const office = new BackOffice(page);
    await office.signIn();
    await page.goto(`${office.address}/cms/galleries/new`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.context().clearCookies();
    const slides = page.getByRole('group', { name: 'Slides' });
    const picker = slides.locator('[data-picker]');
    await picker.getByText('Choose by sight').click();
    await expect(picker.getByText('You are signed out.')).toBeVisible();
    const leadsTo = page.getByRole('combobox', { name: 'Leads to', exact: true });
    const link = slides.locator('.field').filter({ has: leadsTo });
    const address = link.getByRole('combobox');
    await address.fill('abou');
    await expect(link.getByText('You are signed out.')).toBeVisible();
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    await expectAccessible(page);

    const other = new BackOffice(await page.context().newPage());
    await other.signIn();
    await other.page.close();
    await address.fill('about');
    await expect(link.getByText('You are signed out.')).toHaveCount(0);
    await picker.getByText('Choose by sight').click();
    await picker.getByText('Choose by sight').click();
    await expect(picker.locator('[data-key]').first()).toBeVisible();
    await expect(picker.getByText('You are signed out.')).toHaveCount(0);
  });
});
