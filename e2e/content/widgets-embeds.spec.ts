import { expect, test } from '../fixtures';

test.describe('a map', () => {
  test(
    'asks nobody else before the visitor says so, remembers the answer, and can be taken back',
    { tag: ['@no-js'] },
    async ({ page, context, expectAccessible }) => {
      const strangers: string[] = [];
      await context.route(/^https:\/\/(?!localhost)/, async (route) => {
        strangers.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<p>The map of somebody else</p>' });
      });
      await page.goto('/demo-map');
      const frame = page.frameLocator('iframe[title^="Map of 27 Ironbark"]');
      await frame.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded();
      await expect(frame.getByText('Nothing is loaded from there until you ask for it.')).toBeVisible();
      expect(strangers).toEqual([]);
      await expect(page.getByRole('link', { name: /Open in Google Maps/ }).first()).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/search/,
      );
      await expectAccessible(page);
      await frame.getByRole('button', { name: 'Show the map' }).click();
      await expect(frame.frameLocator('iframe').getByText('The map of somebody else')).toBeVisible();
      expect(strangers[0]).toMatch(/^https:\/\/www\.google\.com\/maps\?q=27\+Ironbark/);
      await page.reload();
      await expect(frame.frameLocator('iframe').getByText('The map of somebody else')).toBeVisible();
      await frame.getByRole('button', { name: 'Hide the map' }).click();
      await expect(frame.getByRole('button', { name: 'Show the map' })).toBeVisible();
    },
  );

  test('messages are accepted only from the frame', async ({ request }) => {
    const reply = await request.post('/embed/map?location=Yass', {
      form: { show: '1' },
      headers: { origin: 'https://evil.example' },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(403);
    for (const query of ['', '?location=', `?location=${'x'.repeat(400)}`])
      expect((await request.get(`/embed/map${query}`)).status()).toBe(404);
  });
});

test.describe('raw code', () => {
  test.use({ expectedProblems: /Content Security Policy|violates the document/ });

  test('runs in a frame that is as tall as it is and reaches nothing of the shop', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/demo-raw-code');
    const counter = page.frameLocator('iframe[title="A counter"]');
    await counter.getByRole('button', { name: 'Click' }).click();
    await expect(counter.getByText('Clicked 1 times.')).toBeVisible();
    await expect
      .poll(() => page.locator('iframe[title="A list that grows"]').evaluate((frame) => frame.clientHeight))
      .toBeGreaterThan(250);
    await expect(
      page.frameLocator('iframe[title="An attempt"]').getByText('no page, no cookie, no storage, no network'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('its address is sandboxed in the same way, and shows nothing else', async ({ page, request }) => {
    await page.goto('/demo-raw-code');
    const address = (await page.locator('iframe[title="An attempt"]').getAttribute('src')) ?? '';
    const reply = await request.get(address);
    expect(reply.headers()['content-security-policy']).toMatch(
      /default-src 'none'.*sandbox allow-scripts allow-forms allow-popups$/,
    );
    await page.goto(address);
    await expect(page.getByText('no cookie, no storage, no network')).toBeVisible();
    for (const query of [
      '',
      '?page=demo-raw-code&block=r9b9&index=0',
      '?page=no-such-page&block=r1b1&index=0',
      '?page=demo-html&block=r1b1&index=0',
      '?page=demo-raw-code&block=r1b1&index=__proto__',
    ]) {
      expect((await request.get(`/embed/code${query}`)).status()).toBe(404);
    }
  });
});

test('a background video plays silently, stops by its button, and under reduced motion starts by it', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/demo-hero-video');
  const video = page.locator('video').first();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.1);
  expect(await video.evaluate((one: HTMLVideoElement) => one.muted)).toBe(true);
  await page.getByRole('button', { name: 'Pause background video' }).click();
  expect(await video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  expect(
    await page
      .locator('video')
      .first()
      .evaluate((one: HTMLVideoElement) => one.paused),
  ).toBe(true);
});

test(
  'without scripts a video is a still picture, and nothing is requested from YouTube',
  { tag: ['@no-js'] },
  async ({ page }) => {
    const strangers: string[] = [];
    page.on(
      'request',
      (request) =>
        !request.url().startsWith(process.env.BASE_URL ?? '') &&
        !request.url().startsWith('data:') &&
        strangers.push(request.url()),
    );
    await page.goto('/demo-hero-video');
    await expect(page.locator('main picture img').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Watch the video/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch/,
    );
    expect(strangers).toEqual([]);
  },
);
