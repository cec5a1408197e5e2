import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { contrastOf } from '../support/browser/contrast';

test.describe('the slider', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const slide = (page: Page) => page.getByRole('region', { name: 'In season' });
  const current = (page: Page) => slide(page).locator('[role="group"]:not([inert])').getAttribute('aria-label');

  test('advances every 4 seconds, also after it was touched, until it is paused', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    await page.goto('/demo-slider');
    await expect(slide(page).getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    const began = Date.now();
    await expect.poll(() => current(page), { timeout: 8_000, intervals: [50] }).toBe('Slide 2 of 4');
    expect(Date.now() - began).toBeGreaterThan(2_500);
    await slide(page).getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => current(page)).toBe('Slide 3 of 4');
    await expect.poll(() => current(page), { timeout: 8_000 }).toBe('Slide 4 of 4');
    await slide(page).getByRole('button', { name: 'Pause slideshow' }).click();
    await slide(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => current(page)).toBe('Slide 3 of 4');
    await page.waitForTimeout(5_000);
    expect(await current(page)).toBe('Slide 3 of 4');
    await slide(page).getByRole('link', { name: 'Kangaroo, five ways' }).click();
    await expect(page).toHaveURL('/shop/jerky-and-chews');
    await expect(page).toHaveTitle(/Jerky/);
    await expectAccessible(page);
  });

  test('goes on after the window has changed its width, and stays paused after a touch', async ({ page }) => {
    test.slow();
    await page.goto('/demo-slider');
    await expect(slide(page).getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(() => current(page), { timeout: 8_000 }).toBe('Slide 2 of 4');
    await expect.poll(() => current(page), { timeout: 8_000 }).toBe('Slide 3 of 4');

    await slide(page).getByRole('button', { name: 'Pause slideshow' }).click();
    const box = await slide(page).locator('[role="group"]:not([inert])').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Moved a little, so that it is no click on the slide's link.
    await page.mouse.move(x + 25, y, { steps: 5 });
    await page.mouse.move(x + 15, y, { steps: 5 });
    await page.mouse.up();
    await page.setViewportSize({ width: 900, height: 800 });
    await page.waitForTimeout(5_000);
    expect(await current(page)).toBe('Slide 3 of 4');
  });
});

test('the slider starts paused under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo-slider');
  const slider = page.getByRole('region', { name: 'In season' });
  await expect(slider.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await page.waitForTimeout(5_000);
  await expect(slider.locator('[role="group"]:not([inert])')).toHaveAttribute('aria-label', 'Slide 1 of 4');
});

test('the number of a slide is readable on a white picture', async ({ page }) => {
  const body = await sharp({ create: { width: 160, height: 90, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  await page.route('**/assets/i/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo-slider');
  const numbers = page.getByText(/^1 \/ \d$/);
  await expect(numbers).toHaveCount(2);
  for (const number of await numbers.all()) {
    await number.scrollIntoViewIfNeeded();
    await expect.poll(() => contrastOf(number, { x: 6, y: 14 })).toBeGreaterThanOrEqual(4.5);
  }
});

test('the words of a slide stay inside it', { tag: ['@phone'] }, async ({ page, expectAccessible }) => {
  await page.goto('/demo-slider');
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const outside = await page.locator('[aria-roledescription=slide]').evaluateAll((slides) =>
      slides.flatMap((slide) => {
        const frame = slide.getBoundingClientRect();
        const words = [...slide.querySelectorAll('p')].filter(
          (one) =>
            one.getBoundingClientRect().left < frame.left - 1 || one.getBoundingClientRect().right > frame.right + 1,
        );
        return words.map((one) => one.textContent);
      }),
    );
    expect(outside).toEqual([]);
  }
  await expectAccessible(page);
});

test('the slides are a strip without scripts', { tag: ['@no-js'] }, async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, 'for pages without scripts');
  await page.goto('/demo-slider');
  await expect(page.getByRole('button', { name: /slide/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'Gift sets' }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Gift sets' }).first()).toBeInViewport();
});

test(
  "a lightbox's words are below its tiles without scripts",
  { tag: ['@no-js'] },
  async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled !== false, 'for pages without scripts');
    await page.goto('/demo-lightbox');
    await expect(page.getByText('Five pouches in a row')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Jerky and chews' })).toBeVisible();
  },
);

/** Windows with room below a picture, and beside one. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
] as const;

/** Square pixels of the viewer's picture that its caption covers; at least 1 while it is not loaded. */
function coveredBy(viewer: Locator): Promise<number> {
  return viewer.evaluate((root) => {
    const picture = root
      .querySelector('.pswp__item[aria-hidden="false"] img:not(.pswp__img--placeholder)')
      ?.getBoundingClientRect();
    const words = root.querySelector('.lightbox-caption')?.getBoundingClientRect();
    if (!picture || picture.width === 0 || !words || words.width === 0) return Number.POSITIVE_INFINITY;
    const width = Math.min(picture.right, words.right) - Math.max(picture.left, words.left);
    const height = Math.min(picture.bottom, words.bottom) - Math.max(picture.top, words.top);
    return Math.floor(Math.max(0, width)) * Math.floor(Math.max(0, height));
  });
}

test.describe('the lightbox', () => {
  test(
    'opens with words and a button, leads on, closes by Escape and gives focus back',
    { tag: ['@phone'] },
    async ({ page, expectAccessible }) => {
      const late: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && late.push(request.url()));
      await page.goto('/demo-lightbox');
      await page.waitForLoadState('networkidle');
      const before = late.length;
      await page.getByRole('link', { name: 'Enlarge: The chew bar' }).click();
      const viewer = page.getByRole('dialog', { name: 'Counter ideas' });
      await expect(viewer).toBeVisible();
      expect(late.length).toBeGreaterThan(before);
      const words = viewer.locator('.lightbox-caption');
      await expect(words).toContainText('Five pouches in a row');
      await expect(words).toContainText('longest chew at the till');
      await expect(words.getByRole('link', { name: 'Jerky and chews' })).toHaveAttribute(
        'href',
        '/shop/jerky-and-chews',
      );
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await expect(words).toContainText('Jars by the door');
      await page.keyboard.press('ArrowRight');
      await expect(words.getByRole('link', { name: /Shelf plans/ })).toHaveAttribute('target', '_blank');
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Enlarge: The chew bar' })).toBeFocused();
    },
  );

  test('closes for a page that a link in it leads to, and for the way back', async ({ page }) => {
    await page.goto('/shop');
    await page.goto('/demo-lightbox');
    const viewer = page.getByRole('dialog', { name: 'Counter ideas' });
    await page.getByRole('link', { name: 'Enlarge: The chew bar' }).click();
    await viewer.getByRole('link', { name: 'Jerky and chews' }).click();
    await expect(page).toHaveURL('/shop/jerky-and-chews');
    await expect(viewer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: /Jerky/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Enlarge: The chew bar' })).toBeVisible();
  });

  test('has its caption below a picture or beside it, never over it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/demo-lightbox');
    const viewer = page.getByRole('dialog', { name: 'Counter ideas' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.getByRole('link', { name: 'Enlarge: The chew bar' }).click();
      await expect.poll(() => coveredBy(viewer), { message: `${size.width} × ${size.height}` }).toBe(0);
      await viewer.getByRole('button', { name: 'Close' }).click();
      await expect(viewer).toHaveCount(0);
    }
  });

  test('reports a picture that does not load', async ({ page }) => {
    await page.route(/\/assets\/i\/.*\/4x3\/([89]\d\d|\d{4})\./, (route) => route.abort());
    await page.goto('/demo-lightbox');
    await page.getByRole('link', { name: 'Enlarge: Jars by the door' }).click();
    await expect(page.getByText('This picture cannot be shown right now.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
  });
  test.use({ expectedProblems: /ERR_FAILED|net::/ });
});

test(
  'a gallery of a group is chosen by its thumbnail, stands below and can be sent to somebody',
  { tag: ['@no-js', '@phone'] },
  async ({ page, isMobile, expectAccessible }) => {
    await page.goto('/demo-galleries');
    const thumbnail = page.getByRole('link', { name: /Walk and park/ });
    const [picture, words] = await Promise.all([
      thumbnail.locator('picture').boundingBox(),
      thumbnail.getByText('Stations, bags and belts').boundingBox(),
    ]);
    // Without hover they are below their tile; else they appear over it.
    const below = (words?.y ?? 0) >= (picture?.y ?? 0) + (picture?.height ?? 0);
    expect(below).toBe(isMobile);
    await thumbnail.click();
    await expect(page).toHaveURL(/\/demo-galleries\/walk-and-park#gallery-\d+-[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Walk and park' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Enlarge: A park post' })).toBeVisible();
    await page.goto('/demo-one-gallery');
    await expect(page.getByRole('link', { name: 'Enlarge: Packed' })).toBeVisible();
    await expectAccessible(page);
  },
);

test('a gallery of a group is read by its hash alone, and is what the server shows at its address', async ({
  page,
}) => {
  await page.goto('/demo-galleries');
  const thumbnails = page.locator('a[data-gallery]');
  const [first, second] = [thumbnails.nth(0), thumbnails.nth(1)];
  // The scripts of a public page may start at the first interaction.
  await first.hover();
  await page.waitForLoadState('networkidle');
  const asked = page.waitForRequest('**/api/graphql');
  await first.click();
  const body: unknown = (await asked).postDataJSON();
  expect(body).toMatchObject({ operationName: 'galleryQuery' });
  expect(body).not.toHaveProperty('query');
  await expect(first).toHaveAttribute('aria-current', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(first).not.toHaveAttribute('aria-current', 'true');
  const shown = page.locator('[id^=gallery-]');
  await expect(shown).toHaveCount(1);
  const pictures = () =>
    shown.locator('a[data-lightbox]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const words = () => shown.locator('a[data-lightbox] + div').allTextContents();
  const [chosen, texts] = [await pictures(), await words()];
  await page.goBack();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(second).toHaveAttribute('aria-current', 'true');
  expect([await pictures(), await words()]).toEqual([chosen, texts]);
  await page.goBack();
  await expect(first).toHaveAttribute('aria-current', 'true');
});

test.describe('without GraphQL', () => {
  test.use({ expectedProblems: /503|net::/ });

  test('a gallery of a group is opened by its link', async ({ page }) => {
    await page.route('**/api/graphql', (route) => route.fulfill({ status: 503, json: { errors: [] } }));
    await page.goto('/demo-galleries');
    const thumbnail = page.locator('a[data-gallery]').first();
    await thumbnail.hover();
    await page.waitForLoadState('networkidle');
    await thumbnail.click();
    await expect(page.locator('[id^=gallery-]')).toHaveCount(1);
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  });
});
