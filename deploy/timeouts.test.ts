import { readFileSync } from 'node:fs';
import { READ_TIMEOUT_MS, REFRESH_WAIT_MS, REQUEST_TIMEOUT_MS } from '../lib/config/constants';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const secondsOf = (directive: string): number[] =>
  [...nginx.matchAll(new RegExp(`^ *${directive} (\\d+)s;`, 'gm'))].map(([, seconds]) => Number(seconds));

it('nginx waits longer than the slowest checkout that the storefront waits for', () => {
  const [front = 0, second = 0] = secondsOf('proxy_read_timeout');
  const [others = 0] = secondsOf('proxy_next_upstream_timeout');
  const totals = 4 * READ_TIMEOUT_MS;
  const order = READ_TIMEOUT_MS + REQUEST_TIMEOUT_MS + REFRESH_WAIT_MS + REQUEST_TIMEOUT_MS;
  expect(second * 1_000).toBeGreaterThan(REFRESH_WAIT_MS + totals + order);
  expect(others).toBeGreaterThan(0);
  expect(front).toBeGreaterThan(second + others);
});
