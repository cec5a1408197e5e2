import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { addAll, code, paste, quantity, read, row } from '../support/people/order-pad';

const MAIL = `Hi Sarah,

Please send us for Friday:
- 12 x BB-SH-OAT-500
bb-wt-dil-3 2
SG-DS-CAP-1NK x 6
XX-NO-SUCH-1 3
SG-DS-CAP-CLY 8

Kind regards,
Megan
12 Wattle Street, Newcastle NSW 2300`;

test(
  'an e-mail is pasted, checked, corrected and added',
  { tag: ['@phone', '@no-js'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    await page.goto('/quick-order');
    await paste(page).fill(MAIL);
    await read(page);
    await expect(page.getByText('5 rows were put on the pad.')).toBeVisible();
    await expect(page.getByText('5 lines order nothing')).toBeVisible();
    await expect(row(page, 1)).toContainText('Everyday Oatmeal Shampoo');
    await expect(row(page, 1)).toContainText('- 12 x BB-SH-OAT-500');
    await expect(row(page, 3)).toContainText('Did you mean this?');
    await expect(row(page, 4)).toContainText('We do not know this code.');
    await expect(row(page, 5)).toContainText('Sold in multiples of 6.');
    await expectAccessible(page);

    await page.getByText('Save these rows to a list').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Give the list a name.')).toBeVisible();
    await page.getByLabel('Name of the new list').fill(`Friday ${test.info().project.name}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('3 lines are on the list now.')).toBeVisible();
    await expectAccessible(page);

    await row(page, 3)
      .getByRole('button', { name: /^Use SG-DS-CAP-INK/ })
      .click();
    await expect(code(page, 3)).toHaveValue('SG-DS-CAP-INK');
    await quantity(page, 5).fill('12');
    await addAll(page);
    await expect(page.getByText('32 pieces are in your cart. What could not be added is still here')).toBeVisible();
    await expect(code(page, 1)).toHaveValue('XX-NO-SUCH-1');
    expect(await platform.cartLines(account)).toEqual([
      { code: 'BB-SH-OAT-500', qty: 12 },
      { code: 'BB-WT-DIL-3', qty: 2 },
      { code: 'SG-DS-CAP-INK', qty: 6 },
      { code: 'SG-DS-CAP-CLY', qty: 12 },
    ]);
    await expectAccessible(page);
  },
);

test(
  'a file is read by its contents, and one that is no order is refused with a message',
  { tag: ['@no-js'] },
  async ({ customer: page }) => {
    await page.goto('/quick-order');
    const file = page.getByLabel('Or a file');
    const utf16 = Buffer.from('\ufeffCode;Qty\nBB-SH-OAT-500;3\n', 'utf16le');
    await file.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: utf16 });
    await read(page);
    await expect(row(page, 1)).toContainText('Everyday Oatmeal Shampoo');
    await expect(quantity(page, 1)).toHaveValue('3');
    await file.setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7 no order') });
    await read(page);
    await expect(page.getByText('This is neither a text nor an Excel workbook.')).toBeVisible();
    await expect(quantity(page, 1)).toHaveValue('3');
  },
);

test('by keyboard alone: codes, suggestions, Enter, arrows and Escape', async ({
  customer: page,
  account,
  platform,
}) => {
  await page.goto('/quick-order');
  const keys = page.keyboard;
  await code(page, 1).focus();
  await keys.type('bb-sh-oat-500');
  await expect(page.getByRole('option', { name: /^BB-SH-OAT-500 / }).first()).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(code(page, 1)).toHaveValue('BB-SH-OAT-500');
  await expect(quantity(page, 1)).toBeFocused();
  await keys.type('4');
  await keys.press('Enter');
  await expect(code(page, 2)).toBeFocused();
  await keys.type('BB-WT-DIL-3');
  // The first Escape closes the list; without one it would take back what was typed.
  await expect(page.getByRole('option', { name: /^BB-WT-DIL-3 / })).toBeVisible();
  await keys.press('Escape');
  await keys.press('Enter');
  await expect(code(page, 3)).toBeFocused();
  await keys.press('ArrowUp');
  await expect(code(page, 2)).toBeFocused();
  await keys.press('Tab');
  await expect(quantity(page, 2)).toBeFocused();
  await keys.type('7');
  await keys.press('Escape');
  await expect(quantity(page, 2)).toHaveValue('1');
  await expect(page.getByText('2 of 2 rows ready')).toBeVisible();
  await page.getByRole('button', { name: 'Add all to cart' }).focus();
  await keys.press('Enter');
  await expect(page.getByText('5 pieces are in your cart.')).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([
    { code: 'BB-SH-OAT-500', qty: 4 },
    { code: 'BB-WT-DIL-3', qty: 1 },
  ]);
});

test('rows are there once after going to the cart and back', async ({ customer: page }) => {
  await page.goto('/quick-order');
  await code(page, 1).fill('BB-SH-OAT-500');
  await quantity(page, 1).fill('4');
  await code(page, 2).fill('BB-WT-DIL-3');
  await quantity(page, 2).fill('2');
  await expect(page.getByText('2 of 2 rows ready')).toBeVisible();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('2 of 2 rows ready')).toBeVisible();
    await expect(code(page, 1)).toHaveValue('BB-SH-OAT-500');
    await expect(quantity(page, 1)).toHaveValue('4');
    await expect(code(page, 2)).toHaveValue('BB-WT-DIL-3');
    await expect(quantity(page, 2)).toHaveValue('2');
    await expect(code(page, 3)).toHaveValue('');
  }
});

test(
  'Enter in the name of a new list takes no suggestion',
  { tag: ['@no-js'] },
  async ({ customer: page, javaScriptEnabled }) => {
    await page.goto('/quick-order');
    await paste(page).fill('SG-DS-CAP-1NK x 6\nBB-SH-OAT-500 x 2');
    await read(page);
    await expect(row(page, 1)).toContainText('Did you mean this?');
    await page.getByText('Save these rows to a list').click();
    const name = page.getByLabel('Name of the new list');
    const typed = `Enter ${test.info().project.name}`;
    await name.fill(typed);
    await name.press('Enter');
    if (javaScriptEnabled === false) {
      // A form without scripts has one button for Enter in all its fields: it looks the rows up, and saves nothing.
      await expect(page.getByText('2 rows were put on the pad.')).toBeHidden();
      await expect(name).toHaveValue(typed);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    }
    await expect(page.getByText('1 line is on the list now.')).toBeVisible();
    await expect(code(page, 1)).toHaveValue('SG-DS-CAP-1NK');
  },
);

test('a scanner types a code and Enter: the same again counts', async ({ customer: page }) => {
  await page.goto('/quick-order');
  await code(page, 1).focus();
  for (const scanned of ['BB-SH-OAT-500', 'BB-WT-DIL-3', 'BB-SH-OAT-500', 'BB-SH-OAT-500']) {
    await page.keyboard.type(scanned);
    await page.keyboard.press('Enter');
  }
  await expect(quantity(page, 1)).toHaveValue('3');
  await expect(quantity(page, 2)).toHaveValue('1');
  await expect(code(page, 3)).toHaveValue('');
});

/** A fake camera with a grey picture, and a detector that finds the code that the journey sets. */
async function withCamera(page: Page, refused = false): Promise<{ show: (code: string) => Promise<void> }> {
  await page.addInitScript((refuses) => {
    class Detector {
      async detect(): Promise<{ rawValue: string }[]> {
        const { held } = document.documentElement.dataset;
        return held ? [{ rawValue: held }] : [];
      }
    }
    Object.defineProperty(window, 'BarcodeDetector', { value: Detector });
    navigator.mediaDevices.getUserMedia = async () => {
      if (refuses) throw new DOMException('Not allowed', 'NotAllowedError');
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
      const stream = canvas.captureStream(10);
      Object.assign(window, { cameraTrack: stream.getVideoTracks()[0] });
      return stream;
    };
  }, refused);
  return {
    show: (held) =>
      page.evaluate((code) => {
        document.documentElement.dataset.held = code;
      }, held),
  };
}

test('the camera scans: a code counts again only after it was out of sight, and the camera is released', async ({
  customer: page,
}) => {
  const camera = await withCamera(page);
  const opened = await page.goto('/quick-order');
  expect(opened?.headers()['permissions-policy']).toContain('camera=(self)');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await camera.show('BB-SH-OAT-500');
  await expect(quantity(page, 1)).toHaveValue('1');
  await expect(code(page, 1)).toHaveValue('BB-SH-OAT-500');
  await camera.show('BB-WT-DIL-3');
  await expect(code(page, 2)).toHaveValue('BB-WT-DIL-3');
  await camera.show('BB-SH-OAT-500');
  await expect(quantity(page, 1)).toHaveValue('2');
  await camera.show('');
  await page.getByRole('button', { name: 'Stop scanning' }).click();
  const track = () =>
    page.evaluate(() => ('cameraTrack' in window ? (window.cameraTrack as MediaStreamTrack) : null)?.readyState);
  await expect.poll(track).toBe('ended');
  await expect(quantity(page, 1)).toHaveValue('2');
  await expect(quantity(page, 2)).toHaveValue('1');
});

test('a camera that is not allowed is reported, with an alternative', async ({ customer: page }) => {
  await withCamera(page, true);
  await page.goto('/quick-order');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByText('The camera cannot be used here.')).toBeVisible();
});

test('a thousand rows are checked and added', async ({ customer: page, account, platform }) => {
  test.slow();
  await page.goto('/quick-order');
  const codes = ['BB-SH-OAT-500', 'BB-WT-DIL-3'];
  await paste(page).fill(
    Array.from({ length: 1_000 }, (_, at) => (at < 20 ? `${codes[at % 2]}\t1` : `NO-SUCH-${at}\t1`)).join('\n'),
  );
  await read(page);
  // Each look at this many elements takes Playwright a second, and more beside other journeys.
  const inTime = { timeout: 30_000 };
  await expect(page.getByText('20 of 1000 rows ready')).toBeVisible(inTime);
  await addAll(page);
  await expect(page.getByText('20 pieces are in your cart.')).toBeVisible(inTime);
  expect(await platform.cartLines(account)).toEqual([
    { code: 'BB-SH-OAT-500', qty: 10 },
    { code: 'BB-WT-DIL-3', qty: 10 },
  ]);
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/ });

  test('what was pasted stays until it is read, also beside a file', async ({ customer: page, context }) => {
    await page.goto('/quick-order');
    await expect(
      page.getByRole('button', { name: 'Scan with the camera' }).or(page.getByText('The camera')),
    ).toBeVisible();
    await context.setOffline(true);
    await paste(page).fill('BB-SH-OAT-500 x 4');
    await read(page);
    await expect(page.getByText(/^Network Error/)).toBeVisible();
    await expect(paste(page)).toHaveValue('BB-SH-OAT-500 x 4');
    await context.setOffline(false);
    await page.getByLabel('Or a file').setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('code,qty\nBB-WT-DIL-3,2\n'),
    });
    await read(page);
    await expect(code(page, 1)).toHaveValue('BB-WT-DIL-3');
    await expect(paste(page)).toHaveValue('BB-SH-OAT-500 x 4');
    await read(page);
    await expect(code(page, 2)).toHaveValue('BB-SH-OAT-500');
    await expect(paste(page)).toHaveValue('');
  });
});

test('a visitor is led to the sign-in and back', async ({ page }) => {
  await page.goto('/quick-order');
  await expect(page).toHaveURL('/login?next=%2Fquick-order');
});

test.describe('on this device', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/,
  });

  test('a draft survives, opens offline, and is removed by the sign-out', async ({
    customer: page,
    context,
    expectAccessible,
  }) => {
    await page.goto('/quick-order');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await code(page, 1).fill('BB-SH-OAT-500');
    await quantity(page, 1).fill('4');
    await expect(page.getByText('1 of 1 rows ready')).toBeVisible();
    const draft = () => page.evaluate(async () => (await caches.match('/quick-order/draft'))?.text());
    await expect.poll(draft).toContain('BB-SH-OAT-500');
    expect(await draft()).not.toMatch(/price|1580/);
    await expect.poll(() => page.evaluate(async () => (await caches.match('/offline/quick-order'))?.status)).toBe(200);

    await context.setOffline(true);
    // The worker is notified a moment later.
    await expect.poll(() => context.serviceWorkers()[0]?.evaluate(() => navigator.onLine)).toBe(false);
    await page.goto('/quick-order');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectAccessible(page);
    const offline = page.getByRole('textbox');
    await expect(offline.nth(0)).toHaveValue('BB-SH-OAT-500');
    await offline.nth(2).fill('BB-WT-DIL-3');
    await offline.nth(3).fill('2');
    await expect.poll(draft).toContain('BB-WT-DIL-3');

    await context.setOffline(false);
    await expect(page.getByText('2 of 2 rows ready')).toBeVisible({ timeout: 20_000 });
    await expect(code(page, 2)).toHaveValue('BB-WT-DIL-3');

    await page.goto('/logout');
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/quick-order/draft')) === undefined))
      .toBe(true);
  });
});
