import type { Page } from '@playwright/test';
import { authUser } from '../../lib/contract/sign-in/session';
import { expect, signIn, test } from '../fixtures';
import type { Account } from '../support/people/accounts';
import { newCustomer } from '../support/people/new-customer';
import type { Platform } from '../support/shops/platform';

const company = (page: Page) => page.getByRole('form', { name: 'Company' });
const save = (page: Page) => company(page).getByRole('button', { name: 'Save' });

async function record(platform: Platform, account: Account) {
  return (await platform.call(authUser, { token: await platform.signIn(account) })).item;
}

test(
  'company name and ABN can be changed, the rest is shown',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    const contact = page.getByRole('region', { name: 'Contact' });
    await expect(contact.getByText('Ida Okafor')).toBeVisible();
    await expect(contact.getByText(newcomer.email)).toBeVisible();
    // Not set yet: it can be set only once.
    await expect(contact.getByLabel('Date of birth')).toBeVisible();
    await expect(contact.getByRole('textbox', { name: /name|phone/i })).toHaveCount(0);
    await expect(contact.getByRole('link', { name: /write to/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('region', { name: 'Driver’s licence' })).toHaveCount(0);
    await expectAccessible(page, { onPhones: true });

    await company(page).getByRole('textbox', { name: 'Company name' }).fill('  Wet Nose & Daughters  ');
    await company(page).getByRole('textbox', { name: 'ABN' }).fill('51824753556');
    await save(page).click();
    await expect(company(page).getByText('Saved')).toBeVisible();
    await expect(company(page).getByRole('textbox', { name: 'ABN' })).toHaveValue('51 824 753 556');
    await expect(company(page).getByRole('textbox', { name: 'Company name' })).toHaveValue('Wet Nose & Daughters');
    await expectAccessible(page, { onPhones: true });
    expect(await record(platform, newcomer)).toMatchObject({
      company_name: 'Wet Nose & Daughters',
      abn: '51824753556',
    });

    // Other pages show it at once, the header too.
    await page.goto('/my-account');
    await expect(page.getByRole('main').getByText('Wet Nose & Daughters').first()).toBeVisible();
    await expect(page.getByText('ABN 51 824 753 556')).toBeVisible();
  },
);

test(
  'an invalid ABN is refused next to its field',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/profile');
    for (const [typed, words] of [
      ['51824753557', 'This is not an ABN: check the digits.'],
      ['123', 'An ABN has 11 digits.'],
      ['', 'Enter the ABN of your business.'],
    ] as const) {
      await company(page).getByRole('textbox', { name: 'ABN' }).fill(typed);
      await save(page).click();
      await expect(company(page).getByText(words)).toBeVisible();
      await expect(company(page).getByRole('textbox', { name: 'ABN' })).toHaveValue(typed);
      await expect(company(page).getByRole('textbox', { name: 'ABN' })).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page, { onPhones: true });
    expect((await record(platform, newcomer)).abn).toBe('33900100345');
  },
);

test(
  'a date of birth is given once, also by two tabs',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, context, expectAccessible }) => {
    const contact = (tab: Page) => tab.getByRole('region', { name: 'Contact' });
    const give = async (tab: Page, birth: string) => {
      await contact(tab).getByLabel('Date of birth').fill(birth);
      await contact(tab).getByRole('button', { name: 'Save' }).click();
    };
    await page.goto('/profile');
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(contact(page).getByText('You can give it once.')).toBeVisible();
    await give(page, '2199-01-01');
    await expect(contact(page).getByText('This day is in the future.')).toBeVisible();
    await expectAccessible(page);
    await give(page, '1985-04-23');
    await expect(contact(page).getByText('23 April 1985')).toBeVisible();
    await expect(contact(page).getByRole('status')).toHaveText('Saved');
    await expect(contact(page).getByLabel('Date of birth')).toHaveCount(0);
    await expectAccessible(page);
    await give(other, '1990-02-28');
    await expect(
      contact(other).getByText('Your date of birth is set already. Please ask us to change it.').first(),
    ).toBeVisible();
    expect((await record(platform, newcomer)).date_of_birth).toBe('1985-04-23');
  },
);

test('after saving the focus stays where it was', async ({ newcomerPage: page }) => {
  await page.goto('/profile');
  await company(page).getByRole('textbox', { name: 'Company name' }).fill('Wet Nose Two');
  await page.keyboard.press('Enter');
  await expect(company(page).getByRole('status')).toHaveText('Saved');
  await expect(company(page).getByRole('textbox', { name: 'Company name' })).toBeFocused();
  await save(page).click();
  await expect(company(page).getByRole('status')).toHaveText('Nothing has changed.');
  await expect(save(page)).toBeFocused();
});

test('what was typed when the session ended is there after the next sign-in', async ({
  newcomerPage: page,
  newcomer,
  account,
}) => {
  const name = company(page).getByRole('textbox', { name: 'Company name' });
  const signOutUnseen = () => page.context().clearCookies({ name: /^stockist(\.\d+)?$/ });
  await page.goto('/profile');
  await name.fill('Typed before the end');
  await signOutUnseen();
  await save(page).click();
  await expect(page).toHaveURL('/login?ended=1&next=%2Fprofile');
  await signIn(page, newcomer);
  await expect(page).toHaveURL('/profile');
  await expect(name).toHaveValue('Typed before the end');

  // Noticed by the page itself, before anything is sent.
  await signOutUnseen();
  await page.reload();
  await signIn(page, newcomer);
  await expect(name).toHaveValue('Typed before the end');

  // Another person in this browser, without a sign-out in between.
  await signOutUnseen();
  await page.reload();
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Typed before the end')).toHaveCount(0);
  await expect(name).not.toHaveValue('Typed before the end');

  await signOutUnseen();
  await page.reload();
  await signIn(page, newcomer);
  await expect(name).toHaveValue('Typed before the end');
});

test.describe('after a sign-out', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing that was typed is left', async ({ newcomerPage: page, newcomer }) => {
    const name = company(page).getByRole('textbox', { name: 'Company name' });
    const drafts = () =>
      page.evaluate(async () => {
        const requests = await Promise.all((await caches.keys()).map(async (at) => (await caches.open(at)).keys()));
        return requests.flat().filter(({ url }) => new URL(url).pathname.startsWith('/form/draft')).length;
      });
    await page.goto('/profile');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
    const before = await name.inputValue();
    await name.fill('Typed before the end');
    await expect.poll(drafts).toBe(1);
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('/');
    await expect.poll(drafts).toBe(0);
    await page.goto('/profile');
    await signIn(page, newcomer);
    await expect(page).toHaveURL('/profile');
    await expect(name).toHaveValue(before);
  });
});

test('two tabs that save change their own fields only', async ({ newcomerPage: page, newcomer, platform, context }) => {
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await company(page).getByRole('textbox', { name: 'Company name' }).fill('From the first tab');
  await save(page).click();
  await expect(company(page).getByText('Saved')).toBeVisible();
  await company(other).getByRole('textbox', { name: 'ABN' }).fill('51 824 753 556');
  await save(other).click();
  await expect(company(other).getByText('Saved')).toBeVisible();
  expect(await record(platform, newcomer)).toMatchObject({ company_name: 'From the first tab', abn: '51824753556' });
});

test(
  'markup in a name is shown as text',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/profile');
    await company(page).getByRole('textbox', { name: 'Company name' }).fill('<script>document.title="owned"</script>');
    await save(page).click();
    await expect(company(page).getByText('Saved')).toBeVisible();
    await page.goto('/my-account');
    await expect(page.getByText('<script>document.title="owned"</script>').first()).toBeVisible();
    await expect(page).toHaveTitle(/My account/);
    await expectAccessible(page);
    expect((await record(platform, newcomer)).company_name).toContain('<script>');
  },
);

test('too long input is refused with a message', async ({ newcomerPage: page, newcomer, platform }) => {
  await page.goto('/profile');
  const name = company(page).getByRole('textbox', { name: 'Company name' });
  await expect(name).toHaveAttribute('maxlength', '120');
  await name.evaluate((input) => input.removeAttribute('maxlength'));
  await name.fill('x'.repeat(10_000));
  await save(page).click();
  await expect(company(page).getByText('Use at most 120 characters.')).toBeVisible();
  expect((await record(platform, newcomer)).company_name).toBe('Wet Nose Café');
});

test('a locked field cannot be changed by a manipulated form either', async ({
  newcomerPage: page,
  newcomer,
  platform,
}) => {
  await page.goto('/profile');
  await company(page).evaluate((form) => {
    for (const [name, value] of [
      ['trading_name', 'Forged'],
      ['was.trading_name', ''],
    ] as const) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
  });
  await save(page).click();
  await expect(
    company(page)
      .getByText(/cannot be changed here/)
      .first(),
  ).toBeVisible();
  expect((await record(platform, newcomer)).trading_name).toBeFalsy();
});

test.describe('without a reply', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('the form says so, keeps its input, and saves it later', async ({ newcomerPage: page, context }) => {
    await page.goto('/profile');
    await company(page).getByRole('textbox', { name: 'Company name' }).fill('After the outage');
    await context.setOffline(true);
    await save(page).click();
    await expect(company(page).getByText(/Network Error/)).toBeVisible();
    await expect(company(page).getByRole('textbox', { name: 'Company name' })).toHaveValue('After the outage');
    await context.setOffline(false);
    await company(page).getByRole('button', { name: 'Try again' }).click();
    await expect(company(page).getByRole('status')).toHaveText('Saved');
  });
});

test('a first password is set without a current one, and changed with it', async ({
  page,
  platform,
  expectAccessible,
}) => {
  const account = await newCustomer(platform, '');
  const mail = await platform.mailAfter(account.email, async () => {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(account.email);
    await page.getByRole('button', { name: 'E-mail me a link' }).click();
    await page.waitForURL(/sent/);
  });
  await page.goto(/https?:\S+\/login\/link\S+/.exec(mail.text)?.[0] ?? '');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Log in/ })
    .click();
  await page.waitForURL('/');
  const form = page.getByRole('form', { name: 'Password' });
  const current = form.getByRole('textbox', { name: 'Current password' });
  const fresh = form.getByRole('textbox', { name: 'New password' });
  const change = form.getByRole('button', { name: 'Change password' });

  await page.goto('/profile');
  for (const [typed, words] of [
    ['', 'Enter a new password.'],
    ['short', 'Use at least 10 characters.'],
    [account.email, 'Your e-mail address is no password: use something else.'],
    ['password123', 'This one is easily guessed. Use something longer or less usual.'],
  ] as const) {
    await fresh.fill(typed);
    await change.click();
    await expect(form.getByText(words)).toBeVisible();
  }
  await form.getByRole('button', { name: 'Suggest a password' }).click();
  const first = await fresh.inputValue();
  await change.click();
  await expect(form.getByText('Your password is changed.')).toBeVisible();
  await expect(fresh).toHaveValue('');
  await expectAccessible(page);

  await fresh.fill('another-good-one-22');
  await change.click();
  await expect(form.getByText(/current password/).last()).toBeVisible();
  await current.fill('not-the-current-one');
  await fresh.fill('another-good-one-22');
  await change.click();
  await expect(form.getByText('This is not your current password.')).toBeVisible();
  await current.fill(first);
  await fresh.fill('another-good-one-22');
  await change.click();
  await expect(form.getByText('Your password is changed.')).toBeVisible();
  expect(await platform.signIn({ email: account.email, password: 'another-good-one-22' })).not.toBe('');
});

test(
  'a changed password signs out the other devices and not this one',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, browser, javaScriptEnabled, expectAccessible }) => {
    const elsewhere = await browser.newContext({ javaScriptEnabled });
    const other = await elsewhere.newPage();
    await other.goto(`${process.env.BASE_URL}/login`);
    await signIn(other, newcomer);
    await other.waitForURL(`${process.env.BASE_URL}/`);

    await page.goto('/profile');
    const form = page.getByRole('form', { name: 'Password' });
    await form.getByRole('textbox', { name: 'Current password' }).fill(newcomer.password);
    await form.getByRole('textbox', { name: 'New password' }).fill('a-brand-new-one-31');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText('Your password is changed. Other devices are logged out.')).toBeVisible();
    expect(await page.content()).not.toContain('a-brand-new-one-31');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expectAccessible(page);

    // The other device's pages may show what they had for ten seconds; its calls are refused at once.
    await expect(async () => {
      await other.goto(`${process.env.BASE_URL}/profile`);
      await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000, intervals: [5_000, 2_500] });
    await other.goto(`${process.env.BASE_URL}/cart`);
    await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await elsewhere.close();
  },
);
