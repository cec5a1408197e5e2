import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });

/** A page with a widget of a kind, whose form is open. */
async function openWidget(office: BackOffice, kind: string): Promise<void> {
  await office.signIn();
  await office.makePage('Above');
  await office.openPart('Block, 12 of 12');
  await office.page.getByLabel('New widget').selectOption(kind);
  await office.page.getByRole('button', { name: 'Add widget' }).click();
}

test('a setting named like a property of forms is saved', { tag: ['@returning'] }, async ({ page }) => {
  const office = new BackOffice(page);
  await openWidget(office, 'core/form');
  const form = page.getByRole('combobox', { name: 'Form', exact: true });
  await form.selectOption('2');
  await office.expectSaved();
  await page.reload();
  await expect(form).toHaveValue('2');
});

test('code keeps its lines, and links are a list', { tag: ['@no-js'] }, async ({ page }) => {
  const office = new BackOffice(page);
  await openWidget(office, 'core/raw_code');
  const code = '<p>\n  one\n</p>\n<p>two</p>';
  await office.type('Code', code);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue(code);

  await page.getByLabel('New widget').selectOption('core/link_children');
  await page.getByRole('button', { name: 'Add widget' }).click();
  for (const index of [0, 1]) {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).nth(index).fill(`Link ${index}`);
    await page.getByRole('combobox', { name: 'Link', exact: true }).nth(index).fill(`/page-${index}`);
    await page.getByLabel('Opens in a new tab').nth(index).check();
  }
  await page.getByRole('button', { name: 'Move up entry 2' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toHaveValue('Link 1');
  await page.getByRole('button', { name: 'Remove entry 2' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Link', exact: true })).toHaveValue('/page-1');
  await expect(page.getByLabel('Opens in a new tab')).toBeChecked();
});

test.describe('what cannot be saved', () => {
  test.use({ expectedProblems: /422/ });

  test(
    'is said at the field and at the top, and stays as it was typed',
    { tag: ['@no-js'] },
    async ({ page, javaScriptEnabled, expectAccessible }) => {
      const office = new BackOffice(page);
      await openWidget(office, 'core/button_link');
      await office.type('Button text', 'Typed and kept');
      await office.type('Button URL', 'javascript:alert(1)');
      if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.locator('#problem').getByRole('link', { name: 'Button URL' })).toBeVisible();
      await expect(page.locator('.field .error', { hasText: 'This leads nowhere.' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Button text', exact: true })).toHaveValue('Typed and kept');
      const address = page.getByRole('combobox', { name: 'Button URL', exact: true });
      await expect(address).toHaveValue('javascript:alert(1)');
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await office.type('Button URL', '/about');
      if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.locator('#problem')).toBeEmpty();
      await expect(address).not.toHaveAttribute('aria-invalid');
    },
  );
});

test('what is saved while one is elsewhere leaves the focus there', async ({ page }) => {
  const office = new BackOffice(page);
  await openWidget(office, 'core/heading');
  const outline = page.getByRole('navigation', { name: 'Parts of the page' });
  const places = [outline.getByRole('link', { name: 'Page settings' }), page.getByRole('button', { name: 'Undo' })];
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeVisible();
  const list = await outline.elementHandle();
  for (const [index, place] of places.entries()) {
    await office.type('Heading', `Typed ${index}`);
    await place.focus();
    await expect(outline).toContainText(`Typed ${index}`);
    await expect(place).toBeFocused();
  }
  // It is the same element, so it stays scrolled as it is.
  expect(await list?.evaluate((one) => one.isConnected)).toBe(true);
});

test('a reload right after typing loses nothing', { tag: ['@returning'] }, async ({ page }) => {
  const office = new BackOffice(page);
  await openWidget(office, 'core/heading');
  for (const words of ['Typed once', 'Typed twice']) {
    await office.type('Heading', words);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue(words);
  }
  await page.goto(page.url());
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Typed twice');
});

test.describe('Back of the browser', () => {
  test.use({ expectedProblems: /422/ });

  test('saves what was just typed, and stays at what cannot be saved', async ({ page }) => {
    const office = new BackOffice(page);
    await openWidget(office, 'core/button_link');
    const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
    const words = page.getByRole('textbox', { name: 'Button text', exact: true });
    await office.openPart(/^Heading/);
    await expect(heading).toHaveValue('Above');
    await office.openPart(/^Button/);
    await words.fill('Typed just before');
    await page.goBack();
    await expect(heading).toHaveValue('Above');
    await office.openPart(/^Button/);
    await expect(words).toHaveValue('Typed just before');

    const address = page.url();
    await words.fill('Typed and kept');
    await office.type('Button URL', 'javascript:alert(1)');
    await page.goBack();
    await expect(page.locator('.field .error', { hasText: 'This leads nowhere.' })).toBeVisible();
    await expect(words).toHaveValue('Typed and kept');
    await expect(page.getByRole('combobox', { name: 'Button URL', exact: true })).toHaveValue('javascript:alert(1)');
    await expect(page).toHaveURL(address);
    await office.type('Button URL', '/about');
    await page.goBack();
    await expect(heading).toHaveValue('Above');
  });
});

test('a date that is not complete takes no setting away, and keeps its form from being left', async ({ page }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('Scheduled');
  await office.openPart('Block, 12 of 12');
  const from = page.getByLabel('Shown from');
  await from.fill('2036-09-01T09:00');
  await office.expectSaved();
  await page.reload();
  await from.focus();
  // Empties the day alone, so that the browser has no value of the field.
  await page.keyboard.press('Backspace');
  await expect(from).toHaveValue('');
  await expect(page.locator('.field .error', { hasText: 'This is not complete, and not saved.' })).toBeVisible();
  const here = page.url();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(from).toBeFocused();
  await office.openPart('Page settings');
  await expect(from).toBeFocused();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(from).toBeFocused();
  expect(page.url()).toBe(here);
  await from.fill('2036-09-02T09:00');
  await office.openPart('Page settings');
  await office.openPart('Block, 12 of 12');
  await expect(from).toHaveValue('2036-09-02T09:00');
});
