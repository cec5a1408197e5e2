import type { Locator } from '@playwright/test';
import arabic from '../../messages/ar.json' with { type: 'json' };
import { expect, test } from '../fixtures';

test(
  'the language is chosen in the footer, for the current page, and stored',
  { tag: ['@phone', '@no-js', '@returning'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/shop/training-treats');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
    await page.getByRole('button', { name: 'Change language' }).click();
    await expect(page).toHaveURL('/shop/training-treats');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);
    await page.goto('/login?next=/checkout');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expectAccessible(page);
    await page.locator('select[name=locale]').selectOption('Deutsch');
    await page
      .locator('form', { has: page.locator('select[name=locale]') })
      .getByRole('button')
      .click();
    await expect(page).toHaveURL('/login?next=/checkout');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

for (const locale of [
  'ar',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ka',
  'ko',
  'pl',
  'pt-BR',
  'ru',
  'tr',
  'uk',
  'uz',
  'vi',
  'zh-CN',
]) {
  test(`${locale} has its own words on every kind of page`, async ({ request }) => {
    for (const path of [
      '/',
      '/shop',
      '/product/plant-blend-waste-bags',
      '/blog',
      '/cart',
      '/login',
      '/nowhere-at-all',
    ]) {
      const reply = await request.get(path, { headers: { cookie: `NEXT_LOCALE=${locale}` } });
      const html = await reply.text();
      expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(html, path).not.toContain('>Skip to content<');
    }
  });
}

test('amounts and dates are formatted by language, and isolated from the text around them', async ({
  customer: page,
  account,
  platform,
  expectAccessible,
}) => {
  await platform.fillCart(account, [{ slug: 'plant-blend-waste-bags', code: 'SG-WB-PLT-60', qty: 1 }]);
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'de', url: process.env.BASE_URL ?? '' }]);
  await page.goto('/cart');
  await expect(
    page
      .locator('bdi')
      .filter({ hasText: /^49,50\s(AU\$|A\$)$/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'ar', url: process.env.BASE_URL ?? '' }]);
  await page.goto('/cart');
  await expect(page.locator('bdi').filter({ hasText: '49.50' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('an editor’s words are in their own order where the page reads from right to left', async ({ page }) => {
  const isInOrder = (words: Locator) =>
    words.evaluate(({ firstChild }) => {
      const leftOf = (at: number): number => {
        const range = document.createRange();
        range.setStart(firstChild ?? document, at);
        range.setEnd(firstChild ?? document, at + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(0) < leftOf((firstChild?.textContent ?? '').length - 1);
    });
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'ar', url: process.env.BASE_URL ?? '' }]);
  await page.goto('/demo-map');
  for (const place of ['27 Ironbark Lane, Fyshwick ACT 2609', '-35.3282, 149.1767'])
    expect(await isInOrder(page.locator('figcaption').getByText(place, { exact: true }))).toBe(true);
  expect(await isInOrder(page.frameLocator('iframe').first().locator('.sign'))).toBe(true);
  await page.goto('/contact');
  expect(await isInOrder(page.locator('label', { hasText: 'How can we help?' }))).toBe(true);
  await page.goto('/demo-links');
  const [icon, words] = await page
    .getByRole('link', { name: 'Write to us' })
    .evaluate(({ children }) => [...children].map((child) => child.getBoundingClientRect().left));
  expect(icon).toBeGreaterThan(words ?? 0);
});

test('codes that begin with digits are in order within Arabic', async ({ page }) => {
  const { panel, cart, orders, platform } = arabic;
  for (const words of [
    panel.code.replace('{code}', '33 AB-7'),
    cart.discount.replace('{code}', '33 AB-7'),
    cart.notice.line.replace('{name}', 'Shampoo').replace('{code}', '33 AB-7'),
    orders.trackingNumber.replace('{number}', '33 AB-7'),
    orders.parcelBy.replace('{carrier}', 'Sendle').replace('{number}', '33 AB-7'),
    platform.invoiceDue.replace('{bank}', '33 AB-7'),
  ]) {
    await page.setContent('<p dir="rtl" style="unicode-bidi: plaintext; width: 60rem"></p>');
    const lefts = await page.locator('p').evaluate((line, text) => {
      line.textContent = text;
      const at = text.indexOf('33 AB-7');
      return [at, at + 3, at + 6].map((from) => {
        const range = document.createRange();
        range.setStart(line.firstChild ?? line, from);
        range.setEnd(line.firstChild ?? line, from + 1);
        return range.getBoundingClientRect().left;
      });
    }, words);
    expect(lefts, words).toEqual(lefts.toSorted((a, b) => a - b));
  }
});

test('an unknown language, or one that another site sets, changes nothing', async ({ request, baseURL }) => {
  const send = (form: Record<string, string>, origin: string) =>
    request.post('/api/locale', { form, headers: { origin }, maxRedirects: 0 });
  expect((await send({ locale: 'xx' }, baseURL ?? '')).status()).toBe(422);
  expect((await send({ locale: '__proto__' }, baseURL ?? '')).status()).toBe(422);
  expect((await send({ locale: 'de' }, 'https://evil.example')).status()).toBe(403);
  const elsewhere = await request.post('/api/locale', {
    form: { locale: 'de' },
    headers: { origin: baseURL ?? '', referer: 'https://evil.example/x' },
    maxRedirects: 0,
  });
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([303, `${baseURL}/`]);
});

test(
  "no language leaves the shop's name too little room on a phone",
  { tag: ['@phone', '@only-phone'] },
  async ({ page, baseURL }) => {
    for (const language of ['en', 'ar', 'de', 'ru', 'fr', 'pl']) {
      await page.context().addCookies([{ name: 'NEXT_LOCALE', value: language, url: baseURL ?? '' }]);
      await page.goto('/login');
      const name = page.getByRole('banner').getByText('Banksia & Bark', { exact: true });
      expect(await name.evaluate((word) => word.scrollWidth - word.clientWidth), language).toBeLessThanOrEqual(0);
    }
  },
);
