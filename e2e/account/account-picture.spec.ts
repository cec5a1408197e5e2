import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';

const form = (page: Page) => page.getByRole('form', { name: 'Picture' });
const field = (page: Page) => form(page).getByLabel('Choose a picture');
const save = (page: Page) => form(page).getByRole('button', { name: 'Save picture' });

async function picture(format: 'png' | 'jpeg' | 'webp' | 'avif') {
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: { r: 180, g: 90, b: 40 } } })
    .toFormat(format)
    .toBuffer();
  return { name: `me.${format}`, mimeType: `image/${format}`, buffer };
}

test(
  'a picture is previewed, saved and shown',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, javaScriptEnabled, expectAccessible }) => {
    await page.goto('/profile');
    await expect(form(page).getByText('JPEG, PNG, WebP or AVIF, up to 5 MB.')).toBeVisible();
    await expect(form(page).getByText('IO')).toBeVisible();
    await field(page).setInputFiles(await picture('png'));
    if (javaScriptEnabled)
      await expect(form(page).getByRole('img', { name: 'Your new picture, not saved yet' })).toBeVisible();
    await save(page).click();
    await expect(form(page).getByText('Saved')).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    await page.goto('/my-account');
    await expect(page.getByRole('main').locator('img[src^="/assets/i/"]')).toBeVisible();
    const address = await page.getByRole('main').locator('img[src^="/assets/i/"]').getAttribute('src');
    expect((await page.request.get(address ?? '')).status()).toBe(200);
  },
);

test('pictures of the other formats are accepted', async ({ newcomerPage: page }) => {
  for (const format of ['jpeg', 'webp', 'avif'] as const)
    await test.step(format, async () => {
      await page.goto('/profile');
      await field(page).setInputFiles(await picture(format));
      await expect(form(page).getByRole('img', { name: 'Your new picture, not saved yet' })).toBeVisible();
      await save(page).click();
      await expect(form(page).getByText('Saved')).toBeVisible();
    });
});

/** On disk: handing it to the browser in memory is slow. */
async function fileOf(info: TestInfo, bytes: number): Promise<string> {
  const path = info.outputPath('huge.png');
  await writeFile(path, Buffer.alloc(bytes));
  return path;
}

const script = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
const text = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear buyer') };

test(
  'a wrong file is refused next to the field',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, javaScriptEnabled, expectAccessible }, info) => {
    await page.goto('/profile');
    await save(page).click();
    await expect(form(page).getByText('Choose a picture first.')).toBeVisible();
    for (const [file, words] of [
      [await fileOf(info, 5 * 1024 * 1024 + 1), 'This file is larger than 5 MB.'],
      [text, 'This is not a JPEG, PNG, WebP or AVIF picture.'],
      [script, javaScriptEnabled ? 'This picture cannot be read.' : 'This is not a JPEG, PNG, WebP or AVIF picture.'],
      [
        { ...(await picture('png')), buffer: (await picture('png')).buffer.subarray(0, 60) },
        'This picture cannot be read.',
      ],
    ] as const) {
      await field(page).setInputFiles(file);
      if (!javaScriptEnabled) await save(page).click();
      await expect(form(page).getByText(words)).toBeVisible();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page, { onPhones: true });
  },
);

test(
  'a very large file is refused with a message',
  { tag: ['@no-js', '@only-no-js'] },
  async ({ newcomerPage: page }, info) => {
    await page.goto('/profile');
    await field(page).setInputFiles(await fileOf(info, 30 * 1024 * 1024));
    await save(page).click();
    await expect(form(page).getByText('This file is larger than 5 MB.')).toBeVisible();
  },
);

test('the route refuses visitors and other sites', async ({ newcomerPage: page, request }) => {
  const multipart = { image: await picture('png') };
  const foreign = await page.request.post('/api/account/image', {
    multipart,
    headers: { origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
  const visitor = await request.post('/api/account/image', {
    multipart,
    headers: { origin: process.env.BASE_URL ?? '' },
    maxRedirects: 0,
  });
  expect([visitor.status(), visitor.headers().location]).toEqual([303, '/login?next=%2Fprofile']);
  const odd = await page.request.post('/api/account/image', {
    data: 'nonsense',
    headers: { origin: process.env.BASE_URL ?? '', 'content-type': 'multipart/form-data; boundary=x' },
    maxRedirects: 0,
  });
  expect([odd.status(), odd.headers().location]).toEqual([303, '/profile?picture=missing']);
});

test.describe('without a reply', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('the picture stays chosen and can be sent again', async ({ newcomerPage: page, context }) => {
    await page.goto('/profile');
    await field(page).setInputFiles(await picture('png'));
    await expect(form(page).getByRole('img')).toBeVisible();
    await context.setOffline(true);
    await save(page).click();
    await expect(form(page).getByText(/Network Error/)).toBeVisible();
    await context.setOffline(false);
    await save(page).click();
    await expect(form(page).getByText('Saved')).toBeVisible();
  });
});
