import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PLANT_BAGS, RECYCLED_BAGS } from '../support/people/goods';

const order = (page: Page) => page.getByRole('form', { name: 'Order' });

test(
  'a customer chooses options, sees the price and adds to the cart',
  { tag: ['@phone'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    await page.goto(`/product/${PLANT_BAGS.slug}`);
    await expect(order(page).getByText('Select options').first()).toBeVisible();
    await order(page).getByRole('radio', { name: '8 rolls', exact: true }).check();
    await expect(order(page).getByText('$8.40').first()).toBeVisible();
    await order(page).getByRole('button', { name: 'One more' }).click();
    await expect(order(page).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
    await order(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(order(page).getByText('Added to cart').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Checkout now' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('2');
    await expectAccessible(page);
    expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-8', qty: 2 }]);
  },
);

test('the same without scripts', { tag: ['@no-js', '@only-no-js'] }, async ({ customer: page, account, platform }) => {
  await page.goto(`/product/${PLANT_BAGS.slug}`);
  await order(page).getByRole('radio', { name: '8 rolls', exact: true }).check();
  await order(page).getByRole('button', { name: 'Show price' }).click();
  await expect(order(page).getByText('$8.40').first()).toBeVisible();
  await order(page).getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await order(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-8', qty: 3 }]);
});

test(
  'an invalid quantity is refused with a message',
  { tag: ['@no-js'] },
  async ({ customer: page, account, platform }) => {
    await page.goto(`/product/${PLANT_BAGS.slug}`);
    for (const [typed, problem] of [
      ['0', 'The smallest quantity is 1.'],
      ['1.5', 'Enter a whole number.'],
      ['-1', 'The smallest quantity is 1.'],
      ['1e9', 'The largest quantity is 9999.'],
    ] as const)
      await test.step(typed, async () => {
        await order(page).getByRole('radio', { name: '8 rolls', exact: true }).check();
        await order(page).getByRole('spinbutton', { name: 'Quantity' }).fill(typed);
        await order(page)
          .getByRole('button', { name: /Add to cart|Select options/ })
          .click();
        await expect(page.getByText(problem)).toBeVisible();
        expect(await platform.cartLines(account)).toEqual([]);
      });
  },
);

test('a quantity of letters is refused by the server as well', async ({ customerRequest, account, platform }) => {
  await platform.fillCart(account);
  const reply = await customerRequest.post('/api/v1/sell/cart/cartAdd', {
    headers: { 'x-csrf': '1' },
    data: { sku: '1', qty: 'abc', addons: [], session: '' },
  });
  expect(reply.status()).toBe(422);
  expect(await platform.cartLines(account)).toEqual([]);
});

test('more than the stock cannot be added', async ({ customer: page, account, platform }) => {
  await page.goto(`/product/${PLANT_BAGS.slug}`);
  await order(page).getByRole('radio', { name: '60 rolls', exact: true }).check();
  await expect(order(page).getByText('$49.50').first()).toBeVisible();
  await order(page).getByRole('spinbutton', { name: 'Quantity' }).fill('9000');
  await order(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(/Only \d+ in stock|Only \d+ left/).first()).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([]);
});

test('an option that is out of stock says so and cannot be added', async ({ customer: page, expectAccessible }) => {
  await page.goto(`/product/${RECYCLED_BAGS.slug}`);
  // Combinations that do not exist are not offered.
  await order(page).getByRole('radio', { name: '20 rolls', exact: true }).check();
  await expect(
    order(page).getByRole('radio', { name: /^Clay.*(not made in this combination|out of stock)/ }),
  ).toBeAttached();

  await order(page).getByRole('radio', { name: '8 rolls', exact: true }).check();
  await order(page).getByRole('radio', { name: /^Clay/ }).check();
  await expect(order(page).getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  await expectAccessible(page, { onPhones: true });
});

test('a link reproduces the choice, and so does going back', async ({ customer: page }) => {
  await page.goto(`/product/${RECYCLED_BAGS.slug}?option.Pack=20+rolls&option.Colour=Sage`);
  await expect(order(page).getByRole('radio', { name: '20 rolls', exact: true })).toBeChecked();
  await expect(order(page).getByText('$14.20').first()).toBeVisible();
  await expect(order(page).getByText('$15.90').first()).toBeVisible();
  await order(page).getByRole('radio', { name: 'Ink', exact: true }).check();
  await expect(order(page).getByText('SG-WB-REC-20-INK')).toBeVisible();
  await expect(page).toHaveURL(/option\.Colour=Ink/);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page).toHaveURL(/option\.Colour=Ink/);
  await expect(order(page).getByRole('radio', { name: 'Ink', exact: true })).toBeChecked();
  await expect(order(page).getByRole('radio', { name: '20 rolls', exact: true })).toBeChecked();
  await page.reload();
  await expect(order(page).getByText('SG-WB-REC-20-INK')).toBeVisible();
});

test(
  'pictures open in a viewer with keyboard control, and the focus is restored',
  { tag: ['@phone'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/product/quick-dry-grooming-towel');
    const gallery = page.getByRole('region', { name: 'Pictures of Quick-Dry Grooming Towel' });
    await expect(gallery.getByRole('link', { name: /^Show picture/ })).toHaveCount(2);
    const first = gallery.getByRole('link', { name: /Show larger$/ }).first();
    await first.focus();
    await first.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Pictures of Quick-Dry Grooming Towel' });
    await expect(viewer.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(viewer.getByText('1 / 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
    await expectAccessible(page);
  },
);

test(
  'without scripts a picture links to its larger version',
  { tag: ['@no-js', '@only-no-js'] },
  async ({ page, request }) => {
    await page.goto('/product/quick-dry-grooming-towel');
    const large = await page
      .getByRole('link', { name: /Show larger$/ })
      .first()
      .getAttribute('href');
    const reply = await request.get(large ?? '');
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    await page.getByRole('link', { name: 'Show picture 2 of 2' }).click();
    await expect(page.locator('#picture-2')).toBeInViewport({ ratio: 0.9 });
  },
);

test('a video loads on demand, by range requests', async ({ page, request }) => {
  await page.goto('/product/quick-dry-grooming-towel');
  const film = page.locator('video');
  await expect(film).toHaveAttribute('preload', 'none');
  const address = await film.locator('source').getAttribute('src');
  const part = await request.get(address ?? '', { headers: { range: 'bytes=0-99' } });
  expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([206, 'video/mp4', 100]);
  expect(part.headers()['content-length']).toBe('100');
  expect((await request.get('/v/nope.mp4')).status()).toBe(404);
});

test(
  'a size chart opens where sizes are chosen',
  { tag: ['@no-js', '@phone'] },
  async ({ page, expectAccessible, javaScriptEnabled }) => {
    await page.goto('/product/beef-cheek-rolls');
    const chart = page.getByRole('img', { name: /^Size chart of cheek rolls/ });
    await expect(chart).toBeHidden();
    await page.getByText('Size chart', { exact: true }).click();
    await expect(chart).toBeVisible();
    await expectAccessible(page);
    const larger = page.getByRole('link', { name: /^Size chart of cheek rolls.*Show larger/ });
    await expect(larger).toHaveAttribute('href', /1600\.jpg$/);
    if (!javaScriptEnabled) return;
    await larger.click();
    const dialog = page.getByRole('dialog', { name: 'Size chart' });
    await expect(dialog.getByRole('img', { name: /^Size chart of cheek rolls/ })).toBeInViewport();
    await expectAccessible(page);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    // The page behind is inert: after the dialog's last stop Tab goes to the browser, and back.
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus:not(dialog *), header :focus:not(dialog *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(larger).toBeFocused();
    await larger.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(2, 2);
    await expect(dialog).toBeHidden();
    await expect(larger).toBeFocused();
  },
);

test(
  'extras of all four kinds can be chosen, also those of a group',
  { tag: ['@no-js'] },
  async ({ customer: page, account, platform, javaScriptEnabled }) => {
    await page.goto('/product/birthday-biscuit-tin?option.Lid=Sage');
    await order(page).getByRole('textbox', { name: 'Name printed on label' }).fill('Biscuit');
    await order(page).getByRole('combobox', { name: 'Ribbon' }).selectOption('Cotton, clay');
    await order(page)
      .getByRole('button', { name: /Add to cart/ })
      .click();
    await expect(page.getByText('Added to cart').first()).toBeVisible();

    await page.goto('/product/kangaroo-training-bites?option.Size=100+g');
    await order(page).getByRole('checkbox', { name: 'Shelf-ready tray' }).check();
    const testers = order(page).getByRole('textbox', { name: 'Tester sachets' });
    await testers.fill('9');
    await order(page)
      .getByRole('button', { name: /Add to cart/ })
      .click();
    await expect(page.getByText(javaScriptEnabled ? 'At least 10.' : /at least 10/i).first()).toBeVisible();
    await testers.fill('10');
    await order(page)
      .getByRole('button', { name: /Add to cart/ })
      .click();
    await expect(page.getByText('Added to cart').first()).toBeVisible();

    await page.goto('/product/odour-rinse-concentrate?option.Size=1+L');
    await order(page).getByRole('textbox', { name: 'Dilution bottle labels' }).fill('3');
    await order(page)
      .getByRole('button', { name: /Add to cart/ })
      .click();
    await expect(page.getByText('Added to cart').first()).toBeVisible();
    expect((await platform.cartLines(account)).map(({ code }) => code)).toEqual([
      'LW-BI-TIN-SAG',
      'BB-TR-ROO-100',
      'BB-SC-ODR-1',
    ]);
  },
);

test.describe('an extra that was changed while its page was open', () => {
  test.use({ expectedProblems: /422 \(Unprocessable/ });

  test(
    'is refused at its field, in the language of the customer',
    { tag: ['@no-js'] },
    async ({ customer: page, account, platform }) => {
      await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'de', url: process.env.BASE_URL ?? '' }]);
      await page.goto('/product/birthday-biscuit-tin?option.Lid=Sage');
      await page.waitForLoadState('networkidle');
      const ribbon = page.getByRole('combobox', { name: 'Ribbon' });
      const former = await ribbon.getByRole('option', { name: 'Cotton, clay' }).elementHandle();
      await former?.evaluate((option) => option.setAttribute('value', 'Silk'));
      await ribbon.selectOption('Silk');
      await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
      await expect(page.getByText(/^Dieses Extra hat sich geändert/).first()).toBeVisible();
      expect(await platform.cartLines(account)).toEqual([]);
    },
  );
});
