import sharp from 'sharp';
import { enter, expect, test } from '../fixtures';

test.use({ expectedProblems: /Failed to load resource|Network Error|Minified React|Server Components render/ });

const OUT = { kind: 'status', status: 503 } as const;

test.beforeEach(({ page, newcomer, platform, faultyShop }) =>
  enter(page.request, platform, newcomer, faultyShop.address),
);

test(
  'the account says that the platform does not reply, keeps the customer signed in, and recovers',
  { tag: ['@no-js'] },
  async ({ page, faultyShop: shop, expectAccessible }) => {
    for (const [path, title] of [
      ['/my-account', 'Hello, Ida'],
      ['/my-account/addresses', 'Addresses'],
      ['/orders', 'Orders'],
    ] as const) {
      shop.proxy.breaks(/authUser|myAccount|\/sell\/(order|address)/, OUT);
      await page.goto(`${shop.address}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Network Error' })).toBeVisible();
      await expect(page.getByText('You are still logged in')).toBeVisible();
      await expectAccessible(page);
      shop.proxy.heal();
      await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  },
);

test(
  'input that cannot be saved stays in the form, and is saved later',
  { tag: ['@no-js'] },
  async ({ page, faultyShop: shop, javaScriptEnabled }) => {
    const company = page.getByRole('form', { name: 'Company' });
    await page.goto(`${shop.address}/profile`);
    shop.proxy.breaks(/user\/(update|uploadImage)/, OUT);
    await company.getByRole('textbox', { name: 'Company name' }).fill('Wet Nose, later');
    await company.getByRole('button', { name: 'Save' }).click();
    await expect(company.getByText(/Network Error/)).toBeVisible();
    await expect(company.getByRole('textbox', { name: 'Company name' })).toHaveValue('Wet Nose, later');

    const picture = page.getByRole('form', { name: 'Picture' });
    const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    await picture.getByLabel('Choose a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    if (javaScriptEnabled) await expect(picture.getByRole('img')).toBeVisible();
    await picture.getByRole('button', { name: 'Save picture' }).click();
    await expect(picture.getByText(/Network Error/)).toBeVisible();

    shop.proxy.heal();
    await company.getByRole('textbox', { name: 'Company name' }).fill('Wet Nose, later');
    await company.getByRole('button', { name: 'Save' }).click();
    await expect(company.getByText('Saved')).toBeVisible();
  },
);
