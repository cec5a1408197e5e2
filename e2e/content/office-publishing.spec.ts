import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });

/** A time in the format of a datetime field, in the shop's time zone, to the second. */
const typed = (moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney', dateStyle: 'short', timeStyle: 'medium' })
    .format(moment)
    .replace(' ', 'T');

const inSeconds = (seconds: number): number => Math.ceil(Date.now() / 1000 + seconds) * 1000;

test('a page begins at its moment, and a release changes it at another', async ({
  page,
  request,
  expectAccessible,
}) => {
  const office = new BackOffice(page);
  await office.signIn();
  const seen = async (path: string): Promise<{ status: number; html: string }> => {
    const reply = await request.get(path);
    return { status: reply.status(), html: await reply.text() };
  };
  const path = await office.makePage('Spring range');
  const editor = page.url().replace(/\?.*/, '');
  await page.goto(`${editor}?part=page`);
  await page.getByText('When it is shown').click();
  const start = inSeconds(14);
  await page.locator('[name="s.shownFrom"]').fill(typed(start));
  await office.expectSaved();
  await office.publish();
  expect((await seen(path)).status).toBe(404);
  expect((await seen(path)).html).not.toContain('Spring range');
  await page.goto(`${office.address}/cms/releases`);
  await expect(page.getByRole('row').filter({ hasText: `${path.slice(1)} appears` })).toBeVisible();
  await expectAccessible(page);
  await page.waitForTimeout(Math.max(0, start - Date.now() - 2_500));
  expect((await seen(path)).status).toBe(404);
  await page.waitForTimeout(Math.max(0, start - Date.now()));
  // The first request after the boundary, not the second.
  expect(await seen(path)).toMatchObject({ status: 200, html: expect.stringContaining('Spring range') });

  await page.goto(editor);
  await office.openPart(/^Heading/);
  await office.type('Heading', 'Everything is in bloom');
  await office.expectSaved();
  await page.getByRole('link', { name: 'Releases' }).click();
  await page.getByLabel('Name of a new release').fill(`Bloom ${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Make the release' }).click();
  await page
    .getByLabel('A page with changes that are not published')
    .selectOption({ label: `Journey ${path.slice(1)} (${path})` });
  await page.getByRole('button', { name: 'Put it in as it is now' }).click();
  await expect(page.getByRole('row').filter({ hasText: path.slice(1) })).toBeVisible();
  const out = inSeconds(8);
  await page.getByLabel('Date and time, Sydney').fill(typed(out));
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText('Planned. It comes out by itself.')).toBeVisible();
  await expectAccessible(page);
  expect((await seen(path)).html).not.toContain('Everything is in bloom');
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Look at that moment' }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: 'Everything is in bloom' })).toBeVisible();
  await preview.close();
  await page.waitForTimeout(Math.max(0, out - Date.now()));
  await expect.poll(async () => (await seen(path)).html, { timeout: 5_000 }).toContain('Everything is in bloom');
});

test('a draft is viewed by a link without an account, until the link is revoked', async ({ page, browser }) => {
  const office = new BackOffice(page);
  await office.signIn();
  await office.makePage('For your eyes');
  await page.getByRole('link', { name: 'Share the draft' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('The new link').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'For your eyes' })).toBeVisible();
  await page.getByRole('button', { name: /^Take back the link/ }).click();
  await expect(page.getByText('Taken back.', { exact: false })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'For your eyes' })).toHaveCount(0);
  await guest.context().close();
});

test(
  'a change is left out of a release, and its page keeps the draft',
  { tag: ['@no-js'] },
  async ({ page, expectAccessible }) => {
    const office = new BackOffice(page);
    await office.signIn();
    const path = await office.makePage('Not this time');
    const editor = page.url();
    const release = `Autumn ${Date.now().toString(36)}`;
    await page.goto(`${office.address}/cms/releases`);
    await page.getByLabel('Name of a new release').fill(release);
    await page.getByRole('button', { name: 'Make the release' }).click();
    const inIt = page.url().replace(/\?.*/, '');
    await page
      .getByLabel('A page with changes that are not published')
      .selectOption({ label: `Journey ${path.slice(1)} (${path})` });
    await page.getByRole('button', { name: 'Put it in as it is now' }).click();
    await page.goto(`${office.address}/cms/faqs/new`);
    const question = `Left out ${Date.now().toString(36)}?`;
    await page.getByLabel('Question', { exact: true }).fill(question);
    await page.getByLabel('Save into').selectOption({ label: `release ${release}` });
    await page.getByRole('button', { name: 'Make the question' }).click();

    await page.goto(inIt);
    const rows = page.getByRole('row');
    await rows
      .filter({ hasText: path.slice(1) })
      .getByRole('button', { name: /^Leave out/ })
      .click();
    await expect(page.getByText('Left out.', { exact: false })).toBeVisible();
    const typed = rows.filter({ hasText: question });
    await typed.getByText('Leave out …').click();
    await expect(typed.getByText('cannot be brought back', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await typed.getByRole('button', { name: 'Yes, leave it out' }).click();
    await expect(page.getByText('Nothing yet.', { exact: false })).toBeVisible();
    await page.goto(editor);
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Not this time');
  },
);
