/** Attempts counted jointly by several storefronts. Needs a Redis at REDIS_URL; `npm run test:redis`. */
import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { sharedStore } from '../../session/shared-store';
import { countSignIn } from './rate-limit';

const url = process.env.REDIS_URL;
const ATTEMPTS = 3;
const client = createClient(url === undefined ? {} : { url });

beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.SIGN_IN_ATTEMPTS = String(ATTEMPTS);
  await client.connect();
});
afterAll(async () => {
  client.destroy();
  (await sharedStore())?.client.destroy();
});

it('includes attempts counted by another storefront', async () => {
  const address = `203.0.113.${randomUUID()}`;
  const other = new RateLimiterRedis({
    storeClient: client,
    useRedisPackage: true,
    keyPrefix: 'stockist:sign-in',
    points: ATTEMPTS,
    duration: 300,
  });
  await other.consume(address, ATTEMPTS - 1);
  expect(await countSignIn(address)).toBeNull();
  expect(await countSignIn(address)).toBeGreaterThan(0);
  expect((await other.get(address))?.consumedPoints).toBeGreaterThan(ATTEMPTS);
});
