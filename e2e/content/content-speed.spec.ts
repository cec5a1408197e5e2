import { expect, test } from '../fixtures';

/**
 * Issue of the page builder: rendered on the server from cached data. The fastest of several, since the machine may be
 * busy.
 */
const MAX_MS = 300;
const TIMES = 15;

test('a page of two hundred blocks is rendered in under 300 ms, for one person', async ({
  customer: page,
  expectAccessible,
}) => {
  const seen: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now();
    const reply = await page.request.get('/demo-200-blocks');
    const html = await reply.text();
    seen.push(performance.now() - start);
    expect(reply.headers()['cache-control']).toContain('no-store');
    expect(html.match(/>Block \d+</g)?.length).toBe(200);
  }
  expect(Math.min(...seen)).toBeLessThan(MAX_MS);
  await page.goto('/demo-200-blocks');
  await expectAccessible(page);
});
