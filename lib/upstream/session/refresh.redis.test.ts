/** Two storefronts and one refresh token (design, section 5.3). Needs a Redis at REDIS_URL; `npm run test:redis`. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Outcome {
  kind: string;
  sealed?: unknown;
}

const PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
const REPLY_MS = 300;

let platform: Server;
let refreshes = 0;

beforeAll(async () => {
  platform = createServer((_request, response) => {
    refreshes += 1;
    setTimeout(() => {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ access_token: 'A'.repeat(1100), refresh_token: `R${refreshes}`.padEnd(1800, 'R') }),
      );
    }, REPLY_MS);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => platform.close(resolve)));
beforeEach(() => {
  refreshes = 0;
});

const newSession = () => ({
  sid: randomUUID(),
  accessToken: 'a',
  refreshToken: randomUUID(),
  fingerprint: 'f',
  issuedAt: 0,
});

async function instance(
  task: { session: object; times: number; end?: boolean },
  redis = process.env.REDIS_URL,
): Promise<Outcome[]> {
  if (!redis) throw new Error('REDIS_URL is not set');
  const port = (platform.address() as AddressInfo).port;
  // Instances share only Redis.
  const folder = mkdtempSync(join(tmpdir(), 'stockist-refresh-'));
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/upstream/session/refresh.redis-instance.ts'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        REDIS_URL: redis,
        DATA_DIR: folder,
        SESSION_PASSWORD: PASSWORD,
        API_BASE_URL: `http://127.0.0.1:${port}`,
        LOG_LEVEL: 'silent',
      },
    },
  );
  child.stdin.end(JSON.stringify(task));
  const output = await text(child.stdout);
  rmSync(folder, { recursive: true, force: true });
  return JSON.parse(output) as Outcome[];
}

describe('two instances with Redis', () => {
  it('refresh once for 40 requests, with identical cookies', async () => {
    const session = newSession();
    const outcomes = (await Promise.all([instance({ session, times: 20 }), instance({ session, times: 20 })])).flat();
    expect(outcomes).toHaveLength(40);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['refreshed']));
    expect(new Set(outcomes.map(({ sealed }) => JSON.stringify(sealed))).size).toBe(1);
    expect(refreshes).toBe(1);
  });

  it('do not revive a session ended by the other', async () => {
    const session = newSession();
    expect(await instance({ session, times: 1, end: true })).toEqual([{ kind: 'ended' }]);
    expect(await instance({ session, times: 1 })).toEqual([{ kind: 'ended' }]);
  });

  it('do not revive a session that was refreshed and then ended by the other', async () => {
    const session = newSession();
    expect(await instance({ session, times: 1 })).toMatchObject([{ kind: 'refreshed' }]);
    await instance({ session, times: 1, end: true });
    expect(await instance({ session, times: 1 })).toEqual([{ kind: 'ended' }]);
    expect(refreshes).toBe(1);
  });

  it('work alone if Redis is unreachable', async () => {
    const outcomes = await instance({ session: newSession(), times: 5 }, 'redis://127.0.0.1:1');
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'refreshed'));
    expect(refreshes).toBe(1);
  });
});
