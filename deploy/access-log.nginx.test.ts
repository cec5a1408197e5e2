/**
 * What nginx keeps of requests. Needs nginx, and no build: a server of a few lines stands in for the storefront.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../scripts/test/services/ask';
import { StubBehindNginx } from './stub-behind-nginx';

const front = new StubBehindNginx('nginx-access-log', (_, response) => {
  response.setHeader('cache-control', 'private, no-store').end('a page');
});
beforeAll(() => front.listen());
afterAll(() => front.stop());

it('has the path of a request, and neither its query nor the token of an address', async () => {
  const { port, accessLog } = await front.start();
  const asked = [
    '/login/link?email=a%40example.com&code=hushed',
    '/signup/status/12.hushed',
    '/pay/hushed',
    '/applications/12.hushed',
    '/%61pplications//12.hushed',
  ];
  for (const path of [...asked, '/last'])
    await ask({ port, path, method: 'GET', headers: { referer: 'http://localhost/pay/hushed' } });
  const lines = () => readFileSync(accessLog, 'utf8').split('\n');
  const until = Date.now() + 5_000;
  while (!lines().some((line) => line.includes('"/last"')) && Date.now() < until) await sleep(50);
  const paths = lines().flatMap((line) => /GET "(.+?)"/.exec(line)?.[1] ?? []);
  expect(paths.filter((path) => path !== '/healthz')).toEqual([
    '/login/link',
    '/signup/status/-',
    '/pay/-',
    '/applications/-',
    '/applications/-',
    '/last',
  ]);
  expect(lines().join('\n')).not.toContain('hushed');
});
