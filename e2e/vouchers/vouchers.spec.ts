import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { mailTo, mailsTo } from '../support/shops/mailbox';

const PLATFORM = process.env.PLATFORM_URL ?? '';
const atPlatform = (url: URL) => url.origin === PLATFORM;

let counter = 0;
const someone = () => `friend-${Date.now()}-${(counter += 1)}@example.net`;
const buyForm = (page: Page) => page.getByRole('form', { name: 'Buy a gift voucher' });
const redeemForm = (page: Page) => page.getByRole('form', { name: 'Redeem a gift voucher' });

/** Goes as far as the payment page. */
async function choose(page: Page, email: string, amount: string) {
  await page.goto('/gift-vouchers');
  const fields = buyForm(page);
  await fields.getByLabel('Gift Voucher Theme').selectOption('Salon bench');
  await fields.getByLabel('Gift Voucher Amount').selectOption(amount);
  await fields.getByLabel('E-mail address').fill(email);
  return fields;
}

async function codeMailedTo(email: string): Promise<string> {
  const { text } = await mailTo(PLATFORM, email, 'gift voucher');
  return /Your code: (\S+)/.exec(text)?.[1] ?? '';
}

/** A voucher, bought as a visitor does. */
async function buy(page: Page, amount = '$25.00'): Promise<string> {
  const email = someone();
  await (await choose(page, email, amount)).getByRole('button', { name: `Pay ${amount} Now` }).click();
  await page.waitForURL(atPlatform);
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await page.waitForURL(/\/gift-vouchers/);
  return codeMailedTo(email);
}

async function credit(page: Page): Promise<number> {
  await page.goto('/my-account');
  const text = await page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: 'Credit balance' }) })
    .innerText();
  return Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '') ?? 'NaN');
}

test(
  'a voucher is bought, mailed, redeemed and added to the credit',
  { tag: ['@phone', '@no-js'] },
  async ({ page, account, expectAccessible }) => {
    const email = someone();
    const fields = await choose(page, email, '$50.00');
    await expect(fields.getByRole('img', { name: 'Salon bench' })).toBeVisible();
    await expectAccessible(page);
    await fields.getByRole('button', { name: 'Pay $50.00 Now' }).click();
    await page.waitForURL(atPlatform);
    await expect(page.getByText('$50.00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByText('Payment Successful Please check your email for your receipt')).toBeVisible();
    await expect(buyForm(page)).toHaveCount(0);
    await expectAccessible(page);
    const code = await codeMailedTo(email);
    expect(code).toMatch(/^(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);

    await signIn(page, account);
    await page.waitForURL('/');
    const before = await credit(page);
    await page.goto('/gift-vouchers');
    await page.getByText('Redeem a gift voucher', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Redeem gift voucher' })).toBeVisible();
    await redeemForm(page).getByLabel('Code').fill(` ${code.toLowerCase()} `);
    await redeemForm(page).getByRole('button', { name: 'Redeem Now' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('The voucher is redeemed: $50.00 was added to your credit.')).toBeVisible();
    await expectAccessible(page);
    expect(await credit(page)).toBe(before + 50);

    await page.goto('/gift-vouchers');
    await page.getByText('Redeem a gift voucher', { exact: true }).click();
    await redeemForm(page).getByLabel('Code').fill(code);
    await redeemForm(page).getByRole('button', { name: 'Redeem Now' }).click();
    await expect(redeemForm(page).getByText(/^You have redeemed this voucher already, on /)).toBeVisible();
    await expect(redeemForm(page).getByLabel('Code')).toHaveValue(code);
    await expectAccessible(page);
  },
);

test(
  'a custom amount is shown before it is paid',
  { tag: ['@no-js'] },
  async ({ page, javaScriptEnabled, expectAccessible }) => {
    const email = someone();
    const fields = await choose(page, email, 'Custom amount');
    const custom = fields.getByRole('textbox', { name: /^Custom Amount/ });
    await custom.fill('5');
    if (javaScriptEnabled === false) {
      await fields.getByRole('button', { name: 'Go on' }).click();
      await expect(custom).toHaveAccessibleDescription(/A voucher can be for \$10\.00 to \$1,000\.00\./);
      await expect(custom).toHaveValue('5');
      await custom.fill('37.505');
      await fields.getByRole('button', { name: 'Go on' }).click();
      await expect(custom).toHaveAccessibleDescription(/Enter whole cents/);
      await custom.fill('37.5');
      await fields.getByRole('button', { name: 'Go on' }).click();
    } else {
      await fields.getByRole('button', { name: 'Pay $5.00 Now' }).click();
      await expect(custom).toHaveAccessibleDescription(/A voucher can be for \$10\.00 to \$1,000\.00\./);
      await expect(custom).toBeFocused();
      await custom.fill('0');
      await expect(fields.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
      await custom.fill('37.505');
      await expect(custom).toHaveAccessibleDescription(/Enter whole cents/);
      await custom.fill('37.5');
    }
    await expectAccessible(page, { onPhones: true });
    await fields.getByRole('button', { name: 'Pay $37.50 Now' }).click();
    await page.waitForURL(atPlatform);
    await expect(page.getByText('$37.50').first()).toBeVisible();
  },
);

test('the field of a custom amount appears with its choice, also before the scripts have come', async ({ page }) => {
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/gift-vouchers');
  const fields = buyForm(page);
  const custom = fields.getByRole('textbox', { name: /^Custom Amount/ });
  await expect(custom).toBeHidden();
  await fields.getByLabel('Gift Voucher Amount').selectOption('Custom amount');
  await expect(custom).toBeVisible();
});

test('the voucher can be paid only after an amount is chosen', async ({ page, expectAccessible }) => {
  await page.goto('/gift-vouchers');
  const fields = buyForm(page);
  await expect(fields.getByLabel('Gift Voucher Theme')).toHaveValue(/.+/);
  await expect(fields.getByLabel('Gift Voucher Amount')).toHaveValue('');
  await expect(fields.getByRole('textbox', { name: /^Custom Amount/ })).toBeHidden();
  await expect(fields.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await fields.getByLabel('Gift Voucher Amount').selectOption('$25.00');
  await fields.getByRole('button', { name: 'Pay $25.00 Now' }).click();
  await expect(fields.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter an e-mail address/);
  await expect(fields.getByLabel('E-mail address')).toBeFocused();
  await expectAccessible(page);
});

test('without scripts an empty form says what is missing', { tag: ['@no-js'] }, async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, 'with scripts there is no button to press');
  await page.goto('/gift-vouchers');
  await buyForm(page).getByRole('button', { name: 'Go on' }).click();
  await expect(buyForm(page).getByLabel('Gift Voucher Amount')).toHaveAccessibleDescription('Choose an amount.');
});

test('a declined payment is reported, and can be repeated', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  const email = someone();
  await (await choose(page, email, '$25.00')).getByRole('button', { name: 'Pay $25.00 Now' }).click();
  await page.waitForURL(atPlatform);
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await mailsTo(PLATFORM, email)).toEqual([]);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(page.getByText('Payment Successful Please check your email for your receipt')).toBeVisible();
  await codeMailedTo(email);
});

test('two quick clicks buy one voucher', async ({ page }) => {
  const email = someone();
  await (await choose(page, email, '$25.00')).getByRole('button', { name: 'Pay $25.00 Now' }).dblclick();
  await page.waitForURL(atPlatform);
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await codeMailedTo(email);
  await page.waitForTimeout(500);
  expect(await mailsTo(PLATFORM, email)).toHaveLength(1);
});

test(
  'a visitor who redeems signs in first, and the code is still filled in',
  { tag: ['@no-js'] },
  async ({ page, account, expectAccessible }) => {
    const code = await buy(page);
    await page.goto('/gift-vouchers');
    await page.getByText('Redeem a gift voucher', { exact: true }).click();
    await redeemForm(page).getByLabel('Code').fill(code);
    await redeemForm(page).getByRole('button', { name: 'Redeem Now' }).click();
    await page.waitForURL(/\/login/);
    expect(page.url()).not.toContain(code);
    await signIn(page, account);
    await page.waitForURL(/\/gift-vouchers/);
    await expect(redeemForm(page).getByLabel('Code')).toHaveValue(code);
    await expectAccessible(page, { onPhones: true });
    await redeemForm(page).getByRole('button', { name: 'Redeem Now' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  },
);

test('a wrong code is refused with a message', { tag: ['@no-js'] }, async ({ customer: page, expectAccessible }) => {
  await page.goto('/gift-vouchers');
  await page.getByText('Redeem a gift voucher', { exact: true }).click();
  await redeemForm(page).getByRole('button', { name: 'Redeem Now' }).click();
  await expect(redeemForm(page).getByLabel('Code')).toHaveAccessibleDescription(/Enter the code\./);
  await redeemForm(page).getByLabel('Code').fill('NONSENSE');
  await redeemForm(page).getByRole('button', { name: 'Redeem Now' }).click();
  await expect(
    redeemForm(page).getByText('We do not know this code. Please compare it with the one in the e-mail and try again.'),
  ).toBeVisible();
  await expect(redeemForm(page).getByLabel('Code')).toHaveValue('NONSENSE');
  await expectAccessible(page);
});

test('the designs are current when the visitor chooses one', async ({ page }) => {
  await page.goto('/gift-vouchers');
  const theme = buyForm(page).getByLabel('Gift Voucher Theme');
  const offered = await theme.locator('option').allTextContents();
  // The scripts of a public page may start at the first interaction.
  await theme.hover();
  await page.waitForLoadState('networkidle');
  const reply = page.waitForResponse('**/api/graphql');
  await theme.focus();
  expect((await reply).request().postDataJSON()).toMatchObject({ operationName: 'giftVoucherThemesQuery' });
  expect(await (await reply).text()).toContain(offered[0]);
  await expect(theme.locator('option')).toHaveText(offered);
});
