import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { userUpdate } from '../../lib/contract/account/user';
import { loginRecoveryCode, registerLink } from '../../lib/contract/sign-in/session';
import { expect, test } from '../fixtures';
import { orderNow } from '../support/people/ordering';
import { type Platform, linkIn } from '../support/shops/platform';

const FINGERPRINT = 'journeys-shopkeeper';
const PASSWORD = 'demo-password-1';

/** A member of staff, at a page of the back office. */
async function enter(page: Page, platform: Platform, email: string, path: string): Promise<void> {
  await page.goto(`${platform.address}${path}`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Applies, and confirms the address. */
async function apply(platform: Platform, email: string, company: string): Promise<void> {
  const body = {
    email,
    first_name: 'Ida',
    last_name: 'Okafor',
    date_of_birth: null,
    company_name: company,
    abn: '51824753556',
    fingerprint: FINGERPRINT,
  };
  const mail = await platform.mailAfter(email, () => platform.call(registerLink, { body }));
  const code = new URL(linkIn(mail, /\/login\/link\?/)).searchParams.get('code') ?? '';
  // Answers that the account is under review: 403 ACCOUNT_PENDING.
  await platform.call(loginRecoveryCode, { query: { email, code, fingerprint: FINGERPRINT } }).catch(() => null);
}

test(
  'a business applies, is approved, orders, and gets its goods in parts and money back',
  { tag: ['@no-js'] },
  async ({ page, browser, platform, expectAccessible }) => {
    test.slow();
    const id = randomUUID().slice(0, 8);
    const [email, company] = [`shopkeeper-${id}@example.com`, `Tail ${id} & Co`];
    await apply(platform, email, company);

    await enter(page, platform, 'sales@example.com', '/cms/customers');
    await page.getByRole('link', { name: company }).click();
    await expectAccessible(page);
    const approve = page.locator('section', { has: page.getByRole('heading', { name: 'Approve' }) });
    await approve.getByLabel('Payment terms').selectOption({ label: 'Invoice, due in 30 days' });
    await approve.getByLabel('Credit limit, in dollars').fill('2,500');
    const welcome = await platform.mailAfter(email, () => approve.getByRole('button').click());
    const code = new URL(linkIn(welcome, /\/login\/link\?/)).searchParams.get('code') ?? '';
    const { access_token: token } = await platform.call(loginRecoveryCode, {
      query: { email, code, fingerprint: FINGERPRINT },
    });
    const account = { email, password: `journey-${id}-password`, firstName: 'Ida' };
    await platform.call(userUpdate, { body: { newpassword: account.password }, token });
    const order = await orderNow(platform, account, [
      { slug: 'kangaroo-training-bites', code: 'BB-TR-ROO-1000', qty: 10 },
    ]);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const packer = await context.newPage();
    await enter(packer, platform, 'warehouse@example.com', `/cms/orders/${order}`);
    await expect(packer.getByRole('link', { name: 'Tax invoice' })).toHaveCount(0);
    for (const [qty, carrier] of [
      ['4', 'Australia Post'],
      ['6', 'StarTrack'],
    ] as const) {
      await packer.getByRole('spinbutton').fill(qty);
      await packer.getByRole('button', { name: 'Pack these pieces' }).click();
      await packer.getByLabel('Carrier').fill(carrier);
      await packer.getByLabel('Tracking number').fill(`TRACK-${qty}`);
      const ship = packer.getByRole('button', { name: /^Ship parcel/ });
      await platform.mailAfter(email, () => ship.click());
      await expect(packer.getByText('Done. The buyer is told, unless it was picked up.')).toBeVisible();
    }
    await packer.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(packer.getByText('Delivered.')).toBeVisible();
    await context.close();

    await page.goto(`${platform.address}/cms/orders/${order}`);
    await page.getByText('Credit a part of the invoice').click();
    await page.getByLabel('Amount with GST, in dollars').fill('10');
    await page.getByLabel('Reason, as the buyer reads it').fill('A bag was missing');
    await platform.mailAfter(email, () => page.getByRole('button', { name: 'Credit this amount' }).click());
    await page.getByText('The money has arrived').click();
    await page.getByRole('button', { name: 'Note that it was paid' }).click();
    await page.locator('summary', { hasText: 'Refund' }).click();
    await page.getByLabel('Amount with GST, in dollars').fill('12.34');
    await page.getByLabel('Reason, as the buyer reads it').fill('A bag was torn');
    await platform.mailAfter(email, () => page.getByRole('button', { name: 'Refund this amount' }).click());
    await expectAccessible(page);

    await page.getByRole('link', { name: company }).click();
    const mail = await platform.mailAfter(email, () =>
      page.getByRole('button', { name: 'Mail a link to sign in' }).click(),
    );
    await page.goto(linkIn(mail, /\/login\/link\?/));
    await page.getByRole('button', { name: `Log in as ${email}` }).click();
    await expect(page).toHaveURL('/');
    await page.goto(`/orders/${order}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Delivered', { exact: true })).toBeVisible();
    for (const words of ['TRACK-4', 'TRACK-6', /^Taken off the invoice on /, '-$10.00', /^Refunded on /, '-$12.34'])
      await expect(main.getByText(words).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${platform.address}/cms/orders/${order}`);
    await page.getByRole('link', { name: company }).click();
    await page.getByText('Delete personal data').click();
    await page.getByLabel('E-mail address of this account, to be sure').fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await expect(page.getByRole('heading', { name: /^Deleted customer/ })).toBeVisible();
    await page.goto(`/orders/${order}`);
    await expect(page).toHaveURL(/\/login\?/);
  },
);
