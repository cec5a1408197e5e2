import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '../fixtures';
import { type BrokenShop, startBehindProxy } from '../support/shops/own-shop';

const SECRET = 'jo@example.com';
const sent: string[] = [];
let shop: BrokenShop;

/** A fake Sentry: accepts reports of any origin. */
const sentry = createServer((request, response) => {
  void buffer(request).then((body) => {
    sent.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8'));
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' }).end('{}');
  });
});

test.beforeAll(async ({ platform }, info) => {
  info.setTimeout(120_000);
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve));
  shop = await startBehindProxy(platform.address, `reports-${info.workerIndex}`, {
    SENTRY_DSN: `http://key@127.0.0.1:${(sentry.address() as AddressInfo).port}/1`,
  });
});
test.afterAll(async () => {
  await shop.stop();
  sentry.closeAllConnections();
  sentry.close();
});
test.afterEach(() => shop.proxy.heal());

// The error that is thrown here.
test.use({ expectedProblems: /Wrong for/ });

const reportWith = (text: string) => sent.find((report) => report.includes(text));

test('an error of the server is reported by the pattern of its path', async ({ request }) => {
  shop.proxy.breaks(/page\/view/, { kind: 'status', status: 500 });
  expect((await request.get(`${shop.address}/nobody-was-here?email=${SECRET}`)).status()).toBe(503);
  await expect.poll(() => reportWith('auto.function.nextjs.on_request_error')).toBeTruthy();
  expect(reportWith('auto.function.nextjs.on_request_error')).toContain('"router_path":"/[view]');
  expect(sent.join('\n')).not.toContain(SECRET);
});

test('an error of a page is reported without the query of its address', async ({ page }) => {
  await page.goto(`${shop.address}/login?email=${SECRET}`);
  await expect
    .poll(
      async () => {
        await page.evaluate((secret) => setTimeout(() => Promise.reject(new Error(`Wrong for ${secret}`))), SECRET);
        return reportWith('Wrong for');
      },
      { timeout: 20_000 },
    )
    .toContain('Wrong for [removed]');
  expect(sent.join('\n')).not.toContain(SECRET);
});
