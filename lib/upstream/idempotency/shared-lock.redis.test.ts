/** Who holds the lock of a submission. Needs a Redis at REDIS_URL; `npm run test:redis`. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { sharedStore } from '../../session/shared-store';
import { withSharedLock } from './shared-lock';

/** A lock is renewed every five seconds, for fifteen. */
const PAST_A_RENEWAL_MS = 5_500;

const url = process.env.REDIS_URL;
const client = createClient(url === undefined ? {} : { url });
const keyOf = (id: string) => `stockist:lock:once:${id}`;

beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  await client.connect();
});
afterAll(async () => {
  client.destroy();
  (await sharedStore())?.client.destroy();
});

/** Holds the lock past a renewal, after `meanwhile`. @returns who held it then, how long, and who does afterwards */
async function held(meanwhile: (key: string) => Promise<unknown>) {
  const id = randomUUID();
  const key = keyOf(id);
  const during = await withSharedLock(id, async () => {
    const owner = await client.get(key);
    await meanwhile(key);
    await pause(PAST_A_RENEWAL_MS);
    return { owner, holder: await client.get(key), ttl: await client.pTTL(key) };
  });
  return { ...during, after: await client.get(key) };
}

it('is extended while its owner works, taken again from a Redis that forgot it, and left to who has it', async () => {
  const [own, forgotten, taken] = await Promise.all([
    held(async () => undefined),
    held((key) => client.del(key)),
    held((key) => client.set(key, 'another storefront', { expiration: { type: 'PX', value: 30_000 } })),
  ]);
  expect(own).toMatchObject({ holder: own.owner, after: null });
  expect(own.ttl).toBeGreaterThan(10_000);
  expect(forgotten).toMatchObject({ holder: forgotten.owner, after: null });
  expect(taken).toMatchObject({ holder: 'another storefront', after: 'another storefront' });
  expect(taken.ttl).toBeGreaterThan(20_000);
}, 20_000);
