import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });

const outline = (page: Page): Locator => page.locator('#outline [data-sortable=widgets] > li');

async function dragTo(page: Page, grip: Locator, target: Locator): Promise<void> {
  await grip.hover();
  await page.mouse.down();
  const to = await target.boundingBox();
  await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 2, { steps: 8 });
  await page.mouse.up();
}

test(
  'a page is edited in place, and published so',
  { tag: ['@returning'] },
  async ({ page, request, expectAccessible }) => {
    const office = new BackOffice(page);
    await office.signIn();
    const path = `${await office.makePage('First words')}-moved`;
    await office.openPart('Page settings');
    // The preview goes along to another address.
    await page.getByLabel('Address', { exact: true }).fill(path.slice(1));
    await office.expectSaved();
    // What is selected in the page that it leaves is not selected in the one that comes.
    await expect.poll(() => page.frames().some((frame) => frame.url().includes(path))).toBe(true);
    const form = page.getByRole('region', { name: 'Heading' });
    const heading = office.preview.getByRole('heading', { name: 'First words' });
    await expect(heading).toBeVisible();

    // A click selects, another one types; Escape undoes and Enter keeps.
    await heading.click();
    await expect(form.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('First words');
    const typed = office.preview.getByRole('heading', { name: 'Text of this part' });
    await heading.click();
    await typed.fill('Never kept');
    await page.keyboard.press('Escape');
    await heading.click();
    await typed.fill('Typed in the page');
    await page.keyboard.press('Enter');
    await office.expectSaved();
    await expect(form.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Typed in the page');
    const shown = office.preview.getByRole('heading', { name: 'Typed in the page' });
    await expect(shown).toBeVisible();

    // Inserted below it, by the button between parts.
    await shown.hover();
    await office.preview.getByTitle('Insert here').last().click();
    const choices = page.getByRole('dialog', { name: 'Insert here' });
    await choices.getByLabel('Search widgets').fill('no such widget');
    await expect(choices.getByRole('status')).toHaveText('There is none with these words.');
    await choices.getByLabel('Search widgets').fill('button that leads');
    await expect(choices.getByRole('status')).toBeEmpty();
    await expect(choices.getByRole('button', { name: /^Heading/ })).toBeHidden();
    await expectAccessible(page);
    await choices.getByRole('button', { name: /^Button/ }).click();
    const button = office.preview.locator('[data-part]').getByRole('link', { name: 'Become a stockist' }).first();
    await expect(outline(page)).toHaveText([/Heading/, /Button/]);
    await expect(button).toBeVisible();

    // Dragged above it by its handle; links are off while it is edited.
    await dragTo(page, office.preview.getByTitle('Drag to another place').last(), shown);
    await expect(outline(page)).toHaveText([/Button/, /Heading/]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(outline(page)).toHaveText([/Heading/, /Button/]);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(outline(page)).toHaveText([/Button/, /Heading/]);
    await expectAccessible(page);

    await office.publish();
    const html = await (await request.get(path)).text();
    expect(html).toContain('Typed in the page');
    expect(html).not.toContain('data-part');
  },
);

test('a text that is begun while the preview loads anew is kept', async ({ page }) => {
  const office = new BackOffice(page);
  await office.signIn();
  const path = await office.makePage('Before it loads');
  const heading = office.preview.getByRole('heading', { name: 'Before it loads' });
  await expect(heading).toBeVisible();
  const isPreview = (url: URL): boolean => url.pathname.endsWith(path);
  const asked = page.waitForRequest((request) => isPreview(new URL(request.url())));
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(isPreview, async (route) => {
    await mayLoad;
    await route.fallback();
  });
  await page.getByLabel('Centred').uncheck();
  const loading = await asked;

  await heading.click();
  await office.preview.getByRole('heading', { name: 'Text of this part' }).fill('Typed while it loads');
  // Else it would take the place of the page that is typed in.
  await expect.poll(() => loading.failure()?.errorText).toBe('net::ERR_ABORTED');
  load();
  await page.keyboard.press('Enter');
  await expect(office.preview.getByRole('heading', { name: 'Typed while it loads' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Typed while it loads');
  await expect(page.getByLabel('Centred')).not.toBeChecked();
});

test('a widget to insert is chosen without scripts, too', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('Below it');
  await page.getByRole('link', { name: 'Insert above', exact: true }).click();
  await expect(page.getByText('Above Heading “Below it”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Text / }).click();
  await expect(outline(page)).toHaveText([/Text/, /Heading/]);

  await page.getByRole('link', { name: 'Insert at the end of the page' }).click();
  await page.getByRole('button', { name: /^Questions and answers/ }).click();
  await expect(outline(page)).toHaveText([/Text/, /Heading/, /Questions and answers/]);
});

test.describe('two editors in one text', () => {
  test.use({ expectedProblems: /409/ });

  test('two editors’ changes in the page are both saved', async ({ page, browser }) => {
    const office = new BackOffice(page);
    await office.signIn();
    await office.makePage('Before');
    const heading = office.preview.getByRole('heading', { name: 'Before' });
    await heading.click();
    const other = new BackOffice(await browser.newPage());
    await other.signIn();
    await other.page.goto(page.url());
    await other.type('Heading', 'Theirs');
    await other.expectSaved();
    await office.preview.getByRole('heading', { name: 'Text of this part' }).fill('Mine');
    await page.keyboard.press('Enter');
    await expect(page.locator('#problem').getByText(/^Not saved: .* changed this in the meantime/)).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(office.preview.getByRole('heading', { name: 'Mine' })).toBeVisible();
    await other.page.close();
  });
});

test('panes and the device of the preview stay as they were left', async ({ page }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('At its true width');
  const bar = page.getByRole('separator', { name: 'Width of the form' });
  await bar.focus();
  const before = Number(await bar.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuenow', String(before + 16));
  await page.getByLabel('Desktop').check();
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', String(before + 16));
  await expect(page.getByLabel('Desktop')).toBeChecked();
  await expect(office.preview.getByRole('heading', { name: 'At its true width' })).toBeVisible();
  expect(await office.preview.locator('html').evaluate(() => innerWidth)).toBe(1440);
});

test('a text is edited as it looks, and its HTML stays in reach', async ({ page, expectAccessible }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('Above the text');
  await page.getByLabel('New widget').selectOption('core/html');
  await page.getByRole('button', { name: 'Add widget' }).click();
  const content = page.locator('.field', { has: page.locator('textarea[name="s.html"]') });
  const text = content.getByRole('textbox', { name: 'HTML', exact: true });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Where we are');
  await page.keyboard.press('ControlOrMeta+a');
  await content.getByRole('button', { name: 'Link', exact: true }).click();
  const chooser = page.getByRole('dialog', { name: 'Where does it lead?' });
  await chooser.getByLabel('Or choose what it leads to').fill('contact');
  await expectAccessible(page);
  await chooser.getByRole('button', { name: 'Contact Page · /contact' }).click();
  await office.expectSaved();
  await expect(office.preview.locator('[data-part]').getByRole('link', { name: 'Where we are' })).toBeVisible();

  await office.typeHtml('HTML', '<p class="lead">Only HTML keeps a class</p>');
  await content.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(content.getByText('only HTML can keep', { exact: false })).toBeVisible();
  await expect(content.locator('textarea')).toBeVisible();
});
