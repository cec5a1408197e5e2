/**
 * Two storefronts that receive the same form, and a platform without idempotency keys. Needs a Redis at REDIS_URL; `npm
 * run test:redis`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { createClient } from 'redis';
import { OtherPlatform } from '../../../e2e/other-platform/other-platform';

const PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
const platform = new OtherPlatform();

beforeAll(() => platform.listen());
afterAll(() => platform.close());
beforeEach(() => {
  platform.heal();
  platform.ordering.vouchers.length = 0;
});

function start(
  task: { key: string; times: number },
  redis = process.env.REDIS_URL,
): { child: ChildProcess; replies: Promise<unknown[]> } {
  if (!redis) throw new Error('REDIS_URL is not set');
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/upstream/idempotency/idempotency.redis-instance.ts'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        REDIS_URL: redis,
        SESSION_PASSWORD: PASSWORD,
        API_BASE_URL: platform.address,
        LOG_LEVEL: 'silent',
      },
    },
  );
  child.stdin.end(JSON.stringify(task));
  return { child, replies: text(child.stdout).then((output) => JSON.parse(output) as unknown[]) };
}

const bought = () => platform.ordering.vouchers.length;

it('sends a form once from two instances, and returns the same reply to a later retry', async () => {
  const key = randomUUID();
  const both = [start({ key, times: 5 }), start({ key, times: 5 })];
  const replies = (await Promise.all(both.map((one) => one.replies))).flat();
  expect(replies).toHaveLength(10);
  expect(await start({ key, times: 1 }).replies).toEqual([replies[0]]);
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(bought()).toBe(1);
});

it('stores nothing readable in Redis', async () => {
  await start({ key: randomUUID(), times: 1 }).replies;
  const client = await createClient({ url: process.env.REDIS_URL ?? '' }).connect();
  const keys = await client.keys('stockist:once:*');
  const values = await Promise.all(keys.map((one) => client.get(one)));
  client.destroy();
  expect(values.length).toBeGreaterThan(0);
  expect(values.join()).not.toMatch(/success|pay\/|ada@/);
});

it('after a crash the other instance waits for the lock, reports an unknown outcome, and sends on retry', async () => {
  const key = randomUUID();
  platform.breaks(/payNow/, { kind: 'hang' }, 1);
  const first = start({ key, times: 1 });
  first.replies.catch(() => undefined);
  const asked = platform.count(/payNow/);
  while (platform.count(/payNow/) === asked) await new Promise((resolve) => setTimeout(resolve, 20));
  first.child.kill('SIGKILL');
  expect(await start({ key, times: 2 }).replies).toEqual([
    'UpstreamError: Network Error',
    'UpstreamError: Network Error',
  ]);
  expect(bought()).toBe(0);
  expect(await start({ key, times: 2 }).replies).toMatchObject([{ success: true }, { success: true }]);
  expect(bought()).toBe(1);
});

it('sends once per instance if Redis is unreachable', async () => {
  expect(await start({ key: randomUUID(), times: 5 }, 'redis://127.0.0.1:1').replies).toHaveLength(5);
  expect(bought()).toBe(1);
});
