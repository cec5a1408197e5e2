import { FULL_CART, RECYCLED_BAGS } from '../support/people/goods';
import { orderNow } from '../support/people/ordering';
import { expect, test } from '../fixtures';

const FOR_VISITORS = /^(log in|request (a wholesale|an) account|become a stockist|i have an account)/i;

test(
  'a customer’s home page, header and footer are for ordering, and do not advertise an account',
  { tag: ['@no-js', '@phone'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await orderNow(platform, newcomer, [{ slug: 'kangaroo-training-bites', code: 'BB-TR-ROO-1000', qty: 10 }]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
    const main = page.getByRole('main');
    for (const name of ['Quick order', 'Order again', 'Usual order', 'Lists'])
      await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Recent orders' })).toBeVisible();
    for (const where of [page.getByRole('banner'), main, page.getByRole('contentinfo')])
      await expect(where.getByRole('link', { name: FOR_VISITORS, includeHidden: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Usual order' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Order again', exact: true }).first().click();
    await expect(page).toHaveURL(/\/orders\/\d+\/again$/);
  },
);

test('a visitor’s home page advertises an account', { tag: ['@no-js'] }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Become a stockist' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a wholesale account' }).first()).toBeVisible();
});

for (const locale of ['en', 'de', 'ru'])
  test(`nothing of a customer’s header is cut or overlaps in ${locale}`, async ({
    newcomerPage: page,
    newcomer,
    platform,
    baseURL,
  }) => {
    await platform.fillCart(newcomer, FULL_CART);
    await page.context().addCookies([{ name: 'NEXT_LOCALE', value: locale, url: baseURL ?? '' }]);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`/product/${RECYCLED_BAGS.slug}`);
      const parts = page.getByRole('banner').locator('a:visible, button:visible');
      const boxes = await parts.evaluateAll((all) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect();
          const cut = [one, ...one.querySelectorAll('span')].some(
            (part) =>
              part.clientWidth > 1 &&
              (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1),
          );
          return { name: one.textContent ?? '', left, right, cut };
        }),
      );
      expect(boxes.length).toBeGreaterThan(5);
      expect(boxes.filter(({ cut }) => cut)).toEqual([]);
      const overlapping = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0));
      expect(overlapping).toEqual([]);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    }
  });
