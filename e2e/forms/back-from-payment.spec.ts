import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { bringBack, browserWithMemory, watchReturn } from '../support/browser/page-memory';

const PLATFORM = process.env.PLATFORM_URL ?? '';

/** Forms that lead to a payment: what is typed, and the button that sends it. */
const PAID = {
  '/grooming-workshop': {
    form: 'Grooming workshop in Fyshwick',
    typed: {
      'Name of the groomer': 'Ada',
      'E-mail address for the invoice': 'ada@example.net',
      'Which day would you like to come?': '03/12/2026',
    },
    pay: 'Book and pay',
  },
  '/gift-vouchers': {
    form: 'Buy a gift voucher',
    typed: { 'E-mail address': 'friend@example.net' },
    pay: /^Pay /,
  },
};

async function toPayment(page: Page, pay: () => Promise<void>): Promise<string> {
  await pay();
  await page.waitForURL(({ origin }) => origin === PLATFORM);
  return page.url();
}

for (const [path, { form, typed, pay }] of Object.entries(PAID))
  test(`${path} is as it was typed when the browser brings it back from the payment`, async ({ baseURL }) => {
    const browser = await browserWithMemory();
    test.skip(browser === null, 'the browser from npm keeps no pages');
    if (!browser) return;
    try {
      const page = await browser.newPage({ baseURL });
      await page.goto(path);
      const fields = page.getByRole('form', { name: form });
      if (path === '/gift-vouchers') await fields.getByLabel('Gift Voucher Amount').selectOption('$25.00');
      for (const [label, text] of Object.entries(typed)) await fields.getByLabel(label).fill(text);
      await watchReturn(page);
      const send = () => fields.getByRole('button', { name: pay }).click();
      const payment = await toPayment(page, send);

      await bringBack(page, path);
      for (const [label, text] of Object.entries(typed)) await expect(fields.getByLabel(label)).toHaveValue(text);
      // The same answers are the same payment.
      expect(await toPayment(page, send)).toBe(payment);
    } finally {
      await browser.close();
    }
  });
