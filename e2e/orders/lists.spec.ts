import { readFile } from 'node:fs/promises';
import { LUCA } from '../support/people/accounts';
import { FULL_CART } from '../support/people/goods';
import { expect, signIn, test } from '../fixtures';

const GINA = { email: 'gina@example.com', password: LUCA.password };

test(
  'a list is created, filled by codes, changed, put into the cart, deleted and restored',
  { tag: ['@no-js', '@phone'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/lists');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await expect(page.getByText('Give the list a name.')).toBeVisible();
    await page.goto('/lists');
    for (const name of ['Back shelf', 'Front shelf']) {
      if (name === 'Front shelf') await page.goBack();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByRole('button', { name: 'Make the list' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    // The router keeps former pages in the document.
    await page.reload();
    await expect(page.getByText('Nothing is on this list yet.')).toBeVisible();

    const box = page.getByLabel('Codes and quantities, a line each');
    await box.fill('BB-TR-ROO-100 12\nNO-SUCH-CODE 3\n2 x SG-WB-PLT-60');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(page.getByText('2 lines are on the list now.')).toBeVisible();
    await expect(box).toHaveValue('NO-SUCH-CODE 3');
    await expectAccessible(page);

    const pieces = page.getByRole('textbox', { name: 'Quantity of Kangaroo Training Bites, 100 g' });
    await pieces.fill('lots');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByText('Enter a whole number from 1 to 9,999.')).toBeVisible();
    await expect(pieces).toHaveValue('lots');
    await pieces.fill('6');
    await page.getByLabel('Note on Kangaroo Training Bites, 100 g').fill('Eye level');
    await pieces.press('Enter');
    await expect(page.getByText('Quantities and notes are saved.')).toBeVisible();
    await page.reload();
    await expect(pieces).toHaveValue('6');
    await expect(page.getByLabel('Note on Kangaroo Training Bites, 100 g')).toHaveValue('Eye level');

    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL('/cart');
    expect(await platform.cartLines(newcomer)).toEqual([
      { code: 'BB-TR-ROO-100', qty: 6 },
      { code: 'SG-WB-PLT-60', qty: 2 },
    ]);

    await page.goto('/lists');
    await page.getByRole('link', { name: /^Front shelf/ }).click();
    await page.getByText('Name and sharing').click();
    await page.getByRole('button', { name: 'Delete the list' }).click();
    await expect(page.getByText('The list is deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(pieces).toHaveValue('6');
  },
);

test('a line is taken off a list', { tag: ['@no-js'] }, async ({ newcomerPage: page, newcomer, platform }) => {
  await platform.fillCart(newcomer, FULL_CART);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Save as a list' }).click();
  await page.getByLabel('Name').fill('From the cart');
  await page.getByRole('button', { name: 'Make the list' }).click();
  await page.getByRole('button', { name: /^Take .* off the list$/ }).click();
  await expect(page.getByText('The line is off the list.')).toBeVisible();
  await expect(page.getByText('Nothing is on this list yet.')).toBeVisible();
});

test(
  'a product goes on a list, which prints as a shelf sheet',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, expectAccessible }) => {
    await page.goto('/product/kangaroo-training-bites?option.Size=100+g');
    await page.getByRole('link', { name: 'Add to a list' }).click();
    await page.getByLabel('Name').fill('Salon');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await page.getByRole('link', { name: 'Print as a shelf sheet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Salon' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Code / })).toBeVisible();
    await expect(page.getByText('$').filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('a colleague sees a shared list and what is usual', async ({ page, expectAccessible }) => {
  await signIn(page, GINA);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/lists');
  await page.getByRole('link', { name: /^Front shelf/ }).click();
  await expect(page.getByText('Shared by Luca Bernardi', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete the list' })).toHaveCount(0);
  await expect(page.getByText('Out of stock. Replaced by Recycled Waste Bags, 8 rolls, Sage.')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Order form (CSV)' }).click();
  const form = await readFile(await (await coming).path(), 'utf8');
  expect(
    form
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(',')[0]),
  ).toEqual(['DF-JK-ROO-100', 'BB-TR-ROO-100']);
  await page.goto('/lists/usual');
  await expect(page.getByText(/Ordered 5 times, last 24 on .* every 28 days/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Tick none' }).click();
  await expect(page.getByText('Nothing ticked')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Tick a line to order it.')).toBeVisible();
  await expectAccessible(page);
});

test('a product that sold out meanwhile stays, with the reason', async ({ page, expectAccessible }) => {
  await signIn(page, LUCA);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/orders');
  await page
    .getByRole('link', { name: /BB-10187/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByText('Out of stock. Replaced by Capsule Bag Dispenser, Clay.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Order Capsule Bag Dispenser, Wattle' })).not.toBeChecked();
  await page.getByLabel('Instead of Capsule Bag Dispenser, Wattle').selectOption({ index: 1 });
  await expect(page.getByRole('checkbox', { name: 'Order Capsule Bag Dispenser, Wattle' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Quantity of Kangaroo Jerky Strips, 100 g' }).fill('9000');
  await page.getByRole('button', { name: 'Tick none' }).click();
  await page.getByRole('checkbox', { name: 'Order Kangaroo Jerky Strips, 100 g' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('1 line was not added: see the reason beside it.')).toBeVisible();
  await expect(page.getByText(/^Only \d+ /)).toBeVisible();
  await expectAccessible(page);
});

test(
  'of a list half of which is unavailable the rest and a replacement are ordered and paid',
  { tag: ['@no-js'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    await page.goto('/lists');
    await page.getByLabel('Name').fill('Every month');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await page
      .getByLabel('Codes and quantities, a line each')
      .fill('SG-WB-PLT-60 8\nSG-DS-CAP-WAT 12\nBB-TR-ROO-100 6\nLW-BI-TIN-CLY 6');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(page.getByText('4 lines are on the list now.')).toBeVisible();

    const take = (name: string) => page.getByRole('checkbox', { name: `Order ${name}` });
    await expect(take('Plant-Blend Waste Bags, 60 rolls')).toBeChecked();
    await expect(take('Kangaroo Training Bites, 100 g')).toBeChecked();
    const [replaced, gone] = [take('Capsule Bag Dispenser, Wattle'), take('Birthday Biscuit Tin, Clay')];
    await expect(replaced).not.toBeChecked();
    await expect(gone).not.toBeChecked();
    await expect(page.getByText('Out of stock. Replaced by Capsule Bag Dispenser, Clay.')).toBeVisible();
    await expect(page.getByText('Out of stock. You could take something like it.')).toBeVisible();
    await page.getByLabel('Instead of Capsule Bag Dispenser, Wattle').selectOption({ index: 1 });
    // Without scripts the choice does not tick it.
    await replaced.check();
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL('/cart');
    expect(await platform.cartLines(account)).toEqual([
      { code: 'SG-WB-PLT-60', qty: 8 },
      { code: 'SG-DS-CAP-CLY', qty: 12 },
      { code: 'BB-TR-ROO-100', qty: 6 },
    ]);

    await page.getByRole('button', { name: 'Checkout' }).first().click();
    await page.getByRole('button', { name: /^Place order, \$/ }).click();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();
    await page.getByRole('link', { name: 'See the order' }).click();
    // The next order starts from what was paid: nothing is lost.
    await page.getByRole('link', { name: 'Order again' }).click();
    await expect(page.getByRole('checkbox', { name: /^Order / })).toHaveCount(3);
    await expect(take('Capsule Bag Dispenser, Clay')).toBeChecked();
    expect(await platform.cartLines(account)).toEqual([]);
  },
);
