import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });

const read = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text();

test(
  'changes are undone and redone, also after a reload',
  { tag: ['@no-js', '@returning'] },
  async ({ page, expectAccessible }) => {
    const office = new BackOffice(page);
    await office.signIn();
    await office.makePage('Stays');
    const heading = page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: /^Heading/ });
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    await expect(heading).toHaveCount(2);
    await page.reload();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(heading).toHaveCount(1);
    await page.reload();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(heading).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
    await expectAccessible(page);
  },
);

test(
  'a version is viewed, compared, restored, and published after a confirmation',
  { tag: ['@no-js'] },
  async ({ page, playwright, baseURL, expectAccessible }) => {
    const visitor = await playwright.request.newContext({ baseURL });
    const office = new BackOffice(page);
    await office.signIn();
    const path = await office.makePage('First words');
    await office.publish();
    await office.openPart(/^Heading/);
    await office.type('Heading', 'Second words');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await office.publish();

    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('link', { name: 'Look at version 1' }).click();
    await expect(page.getByText('“First words”')).toBeVisible();
    await expect(page.getByText('“Second words”', { exact: true })).toBeVisible();
    const looks = page.frameLocator('iframe[title="Version 1"]');
    await expect(looks.getByRole('heading', { name: 'First words' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bring it back as a draft' }).click();
    await expect(page.getByText('Visitors see nothing of it before it is published.')).toBeVisible();
    expect(await read(visitor, path)).toContain('Second words');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();

    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('link', { name: 'Look at version 1' }).click();
    await expect(page.getByRole('button', { name: 'Yes, publish version 1' })).toBeHidden();
    await page.getByText('Publish it …').click();
    await page.getByRole('button', { name: 'Yes, publish version 1' }).click();
    await expect(page.getByText('Published. Visitors see that version now.')).toBeVisible();
    await expect.poll(() => read(visitor, path)).toContain('First words');
    await visitor.dispose();
  },
);

test('parts and pages are restored from the bin', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('Comes back');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const heading = page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: /^Heading/ });
  await page.getByText('Remove …').click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(heading).toHaveCount(0);
  await page.goto(`${office.address}/cms/bin`);
  await expectAccessible(page);
  const removed = page.getByRole('row').filter({ hasText: name });
  await removed.getByRole('button', { name: 'Bring back' }).click();
  await expect(heading).toHaveCount(1);

  await office.openPart('Page settings');
  await page.getByText('Delete the page …').click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('Moved to the bin.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(heading).toHaveCount(1);
});
