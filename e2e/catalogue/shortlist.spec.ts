import { expect, test } from '../fixtures';
import { approvedAfter, newAddress } from '../support/people/application';
import { linkIn } from '../support/shops/platform';

const ABN = '51 824 753 556';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart keeps a product, and the shortlist says so', async ({ page }) => {
    await page.goto('/shop/training-treats');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Shortlist: / })
      .first();
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Shortlist: ', '');
    await heart.click();
    await expect(page.getByRole('status').filter({ hasText: `${name} is on your shortlist.` })).toBeVisible();
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` });
    await quantity.fill('6');
    await quantity.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(quantity).toHaveValue('6');
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist is empty' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(quantity).toHaveValue('6');
  });
});

test('from a heart to an account with a list', { tag: ['@phone'] }, async ({ page, platform, expectAccessible }) => {
  await page.goto('/shop/training-treats');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Shortlist: / });
  const first = hearts.first();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await hearts.nth(1).click();
  await expect(page.getByRole('link', { name: 'Shortlist 2' })).toBeVisible();
  await page.goto(`/product/${await first.getAttribute('value')}`);
  const wide = page.getByRole('button', { name: 'Shortlist', exact: true });
  await expect(wide).toHaveAttribute('aria-pressed', 'true');
  await wide.click();
  await page.getByRole('link', { name: 'Shortlist 1' }).click();
  const quantity = page.getByRole('spinbutton');
  await expect(quantity).toHaveCount(1);
  await quantity.fill('4');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply for an account with this shortlist' }).click();

  const email = newAddress();
  await expect(page.getByText('Your shortlist: 1 product.')).toBeVisible();
  await page.getByRole('textbox', { name: 'ABN' }).fill(ABN);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Tail & Co');
  await page.getByRole('combobox', { name: 'State' }).selectOption('NSW');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Li');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  const confirm = await platform.mailAfter(email, () =>
    page.getByRole('button', { name: 'Request an account' }).click(),
  );
  await page.goto(linkIn(confirm, /\/login\/link\?/));
  const link = await approvedAfter(platform, email, async () => {
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/\/signup\/status\/\d+\.[\w-]{43}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your request is with us' })).toBeVisible();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is open' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/\/lists\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('4');
});
