import { expect, test } from '../fixtures';
import { fillLargeCart } from '../support/people/ordering';

const LINES = 500;
const RENDERED_MS = 1_000;
const ANSWERED_MS = 200;
/** Measured again until one round shows what the page costs: other journeys keep the machine busy meanwhile. */
const MAX_ROUNDS = 12;

const goesOn = (measured: readonly number[], bound: number): boolean =>
  measured.length < MAX_ROUNDS && Math.min(...measured) >= bound;

test('a cart of five hundred lines stays usable', async ({
  newcomerPage: page,
  newcomer,
  platform,
  expectAccessible,
}, info) => {
  test.setTimeout(240_000);
  await fillLargeCart(platform, newcomer, LINES);
  const rendered: number[] = [];
  while (goesOn(rendered, RENDERED_MS)) {
    await page.goto('/cart', { waitUntil: 'load' });
    await expect(page.getByRole('spinbutton')).toHaveCount(LINES);
    rendered.push(
      await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        return visit instanceof PerformanceNavigationTiming ? Math.round(visit.domContentLoadedEventEnd) : Infinity;
      }),
    );
  }

  const answered: number[] = [];
  while (goesOn(answered, ANSWERED_MS)) {
    const line = page
      .getByRole('list', { name: 'Items in your cart' })
      .getByRole('listitem')
      .nth(7 + answered.length);
    const sum = line.getByText(/^\$[\d,.]+$/);
    const before = await sum.innerText();
    const reply = page.waitForResponse(/cartUpdate/);
    // Measured in the page: from the last byte of the reply to the frame that shows the line's new sum.
    await page.evaluate(() => {
      performance.clearResourceTimings();
      document.body.dataset.shown = '';
      const lines = document.querySelector('main ul');
      if (lines)
        new MutationObserver((_, observer) => {
          if (lines.querySelector('.animate-spin')) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            document.body.dataset.shown = String(performance.now());
          });
        }).observe(lines, { childList: true, subtree: true, characterData: true });
    });
    const quantity = line.getByRole('spinbutton');
    await quantity.fill('3');
    await (await reply).finished();
    await expect(sum).not.toHaveText(before);
    await page.waitForFunction(() => document.body.dataset.shown);
    answered.push(
      await page.evaluate(() => {
        const call = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('cartUpdate'))
          .at(-1);
        return Math.round(
          Number(document.body.dataset.shown) - (call instanceof PerformanceResourceTiming ? call.responseEnd : 0),
        );
      }),
    );
  }
  info.annotations.push({
    type: 'measured',
    description: `rendered in ${rendered.join(', ')} ms; typing shown ${answered.join(', ')} ms after the reply`,
  });
  console.log(
    `500 lines: rendered in ${rendered.join(', ')} ms; typing shown ${answered.join(', ')} ms after the reply`,
  );
  expect(Math.min(...rendered)).toBeLessThan(RENDERED_MS);
  expect(Math.min(...answered)).toBeLessThan(ANSWERED_MS);
  await expectAccessible(page);
});

test(
  'far down in a long cart, Undo comes into view and nothing covers the way to the summary',
  { tag: ['@phone', '@only-phone'] },
  async ({ newcomerPage: page, newcomer, platform }) => {
    await fillLargeCart(platform, newcomer, 12);
    await page.goto('/cart');
    const undo = page.getByRole('button', { name: 'Undo' });
    await page
      .getByRole('button', { name: /^Remove / })
      .nth(9)
      .click();
    await expect(undo).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeInViewport();
    await page.getByRole('link', { name: 'To the summary' }).click({ position: { x: 340, y: 28 } });
    await expect(page).toHaveURL(/#summary$/);
    await undo.click();
    await expect(page.getByRole('spinbutton')).toHaveCount(12);
  },
);
