import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type ExpectAccessible, expect, signIn, test } from '../fixtures';
import { giveAddress, orderNow } from '../support/people/ordering';
import { FULL_CART } from '../support/people/goods';

const PUBLIC = [
  '/',
  '/shop',
  '/shop/training-treats',
  '/product/recycled-waste-bags',
  '/blog',
  '/article/margin-mark-up-and-gst',
  '/search/shampoo',
  '/search/nothing-like-it',
  '/cart',
  '/login',
  '/login/link?email=a@b.example&code=1',
  '/signup',
  '/forgotpassword',
  '/about',
  '/faq',
  '/contact',
  '/gift-vouchers',
  '/become-a-stockist',
  '/page-not-found',
];
/** Pages of plain text: one theme is enough. */
const WORDS = ['/privacy-policy', '/terms-and-conditions', '/shipping-and-returns', '/demo_asdf'];

/** Nothing of the page is outside the window, sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Both themes, then what 400% zoom of a window of 1280 pixels leaves, and the system's own colours. */
async function looksRight(page: Page, path: string, expectAccessible: ExpectAccessible): Promise<void> {
  await page.goto(path);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await test.step(`${path} in light`, () => expectAccessible(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step(`${path} in dark`, () => expectAccessible(page, { only: 'colours' }));
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await overflow(page), `${path} at 400%`).toBe(0);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .btn, main input:not([type=hidden]), main select, main textarea')]
      .filter((element) => {
        const { borderTopStyle, outlineStyle, appearance, opacity } = getComputedStyle(element);
        const isDrawn = element.offsetParent !== null && element.offsetWidth > 2 && opacity !== '0';
        return isDrawn && appearance === 'none' && borderTopStyle === 'none' && outlineStyle === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(lost, `${path} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 720 });
}

test.describe('every page can be read by everybody', () => {
  test.use({ expectedProblems: /404/ });

  test('of a visitor', async ({ page, expectAccessible }) => {
    test.setTimeout(240_000);
    for (const path of PUBLIC) await looksRight(page, path, expectAccessible);
  });

  test('of words alone', async ({ page, expectAccessible }) => {
    test.setTimeout(90_000);
    for (const path of WORDS) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await test.step(path, () => expectAccessible(page));
    }
  });
});

test('so can the pages of a customer', async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
  test.setTimeout(180_000);
  await giveAddress(platform, newcomer);
  const order = await orderNow(platform, newcomer, FULL_CART);
  await platform.fillCart(newcomer, FULL_CART);
  for (const path of [
    '/my-account',
    '/my-account/addresses',
    '/profile',
    '/orders',
    '/lists',
    '/lists/usual',
    `/orders/${order}`,
    `/invoice/${order}`,
    '/cart',
    '/checkout',
    '/product/recycled-waste-bags',
  ])
    await looksRight(page, path, expectAccessible);
});

const borderOf = (line: Locator) => line.evaluate((one) => getComputedStyle(one).borderBottomWidth);

test('forced colours leave hearts, and tell the current tab', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/shop/training-treats');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Shortlist: / })
    .first();
  // Without the picture below it.
  await heart.evaluate((one) => one.closest('li')?.querySelector('article')?.style.setProperty('visibility', 'hidden'));
  const { channels } = await sharp(await heart.screenshot()).stats();
  expect(Math.max(...channels.map(({ min, max }) => max - min))).toBeGreaterThan(100);
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  expect(await borderOf(tabs.locator('[aria-current]'))).toBe('2px');
  expect(await borderOf(tabs.locator('a:not([aria-current])').first())).toBe('0px');
});

test('and the chosen option of a product', async ({ customer: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product/recycled-waste-bags');
  const option = page.locator('label', { has: page.locator('input[name^="option."]') }).first();
  const before = await borderOf(option);
  await option.click();
  await expect(option.getByRole('radio')).toBeChecked();
  expect(await borderOf(option)).not.toBe(before);
});

/** Presses Tab until the element has the focus, which must be visible then; fails when it never gets there. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'textbox' | 'spinbutton',
): Promise<void> {
  const wanted = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await wanted.and(focused).count()) > 0) {
      await expect(focused).toBeInViewport();
      const { outlineStyle, boxShadow, borderColor } = await focused.evaluate((element) => {
        const style = getComputedStyle(element);
        return { outlineStyle: style.outlineStyle, boxShadow: style.boxShadow, borderColor: style.borderColor };
      });
      expect(outlineStyle !== 'none' || boxShadow !== 'none' || borderColor !== '').toBe(true);
      return;
    }
  }
  throw new Error(`The keyboard never comes to ${role} ${String(name)}`);
}

test('from the home page to a paid order by keyboard only', async ({ page, newcomer, platform, expectAccessible }) => {
  test.setTimeout(120_000);
  await giveAddress(platform, newcomer);
  await page.goto('/product/recycled-waste-bags');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await tabTo(page, 'Log in to see prices', 'link');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/login/);
  await tabTo(page, /^E-mail address/, 'textbox');
  await page.keyboard.type(newcomer.email);
  await tabTo(page, /^Password/, 'textbox');
  await page.keyboard.type(newcomer.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/product\/recycled-waste-bags/);

  const matrix = page.getByRole('region', { name: 'Several at once' });
  await expect(matrix.getByRole('textbox').first()).toBeEditable();
  await page.waitForLoadState('networkidle');
  await tabTo(page, 'Quantity of Ink, 20 rolls', 'textbox');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(matrix.getByText('Added to the cart: 40.')).toBeVisible();
  await page.goto('/cart');
  await tabTo(page, 'Checkout', 'button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout$/);
  await tabTo(page, /^Place order, \$/, 'button');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.origin === process.env.PLATFORM_URL);
  await tabTo(page, 'Approve the payment', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'touch targets are large enough, and changes of the cart are announced',
  { tag: ['@phone', '@only-phone'] },
  async ({ page, account, platform }) => {
    await platform.fillCart(account, FULL_CART);
    await page.goto('/login');
    await signIn(page, account);
    await page.waitForURL('/');
    for (const path of ['/', '/shop', '/product/recycled-waste-bags', '/cart', '/checkout', '/my-account']) {
      await page.goto(path);
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input:not([type=hidden]), select, summary, [role=radio]',
          ),
        ]
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            const { display, position, opacity } = getComputedStyle(element);
            // Links within a sentence are exempt (WCAG 2.5.8, inline), and so is what is hidden until it has the focus.
            const inText = display === 'inline' || element.closest('label') !== null;
            return (
              width > 1 &&
              height > 1 &&
              opacity !== '0' &&
              position !== 'absolute' &&
              !inText &&
              (width < 24 || height < 24)
            );
          })
          .map(
            (element) =>
              `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${
                element.getAttribute('aria-label') ?? ''
              }`,
          ),
      );
      expect.soft(small, path).toEqual([]);
    }
    await page.goto('/cart');
    await page
      .getByRole('button', { name: /^One more of/ })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: /\$/ }).first()).toBeAttached();
  },
);
