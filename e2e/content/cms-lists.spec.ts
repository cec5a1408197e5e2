import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });

test('in the editor, focus stays with the entry that is added, moved or removed', async ({ page }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('Above the links');
  await page.getByLabel('New widget').selectOption('core/link_children');
  await page.getByRole('button', { name: 'Add widget' }).click();
  const names = page.getByRole('textbox', { name: 'Name', exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const [index, words] of ['First', 'Second', 'Third'].entries()) {
    await button('Add').click();
    await expect(names.nth(index)).toBeFocused();
    await expect(names.nth(index)).toBeInViewport();
    await page.keyboard.type(words);
  }

  await button('Move up entry 3').press('Enter');
  await expect(names.nth(1)).toHaveValue('Third');
  await expect(button('Move up entry 2')).toBeFocused();
  await expect(button('Move up entry 2')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(names.first()).toHaveValue('Third');
  await expect(button('Move down entry 1')).toBeFocused();

  await button('Remove entry 3').press('Enter');
  await expect(names).toHaveCount(2);
  await expect(button('Add')).toBeFocused();
  await button('Remove entry 1').press('Enter');
  await expect(names).toHaveCount(1);
  await expect(button('Remove entry 1')).toBeFocused();

  const sent = page.waitForResponse((reply) => reply.request().method() === 'POST' && /\/parts\//.test(reply.url()));
  await names.first().press('Enter');
  await sent;
  await page.reload();
  await expect(names).toHaveCount(1);
});

test(
  'a form that is loaded again opens at the entry that was moved',
  { tag: ['@no-js'] },
  async ({ page, javaScriptEnabled }) => {
    const office = new BackOffice(page);
    await office.signIn();
    await page.goto(`${office.address}/cms/galleries/new`);
    const headings = page.getByRole('group', { name: 'Slides' }).getByLabel('Heading', { exact: true });
    for (const [index, words] of ['First', 'Second'].entries()) {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await headings.nth(index).fill(words);
    }
    await page.getByRole('button', { name: 'Move up entry 2' }).click();
    await expect(headings.first()).toHaveValue('Second');
    const down = page.getByRole('button', { name: 'Move down entry 1' });
    await expect(down).toBeInViewport();
    if (javaScriptEnabled !== false) await expect(down).toBeFocused();
    await expect(page.getByRole('button', { name: 'Move up entry 2' })).toBeHidden();
  },
);

test('what the keyboard leads to is not left behind the bar with the save button', async ({ page }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.goto(`${office.address}/cms/settings`);
  await page.locator('#main').focus();
  const fields = new Set<string>();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const { field, covered } = await page.evaluate(() => {
      const one = document.activeElement ?? document.body;
      const { left, top, width, height } = one.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isCovered = seen?.closest('.save') && !one.closest('.save');
      return { field: one.outerHTML.slice(0, 200), covered: isCovered ? one.outerHTML.slice(0, 80) : null };
    });
    expect(covered).toBeNull();
    fields.add(field);
  }
  expect(fields.size).toBeGreaterThan(20);
});
