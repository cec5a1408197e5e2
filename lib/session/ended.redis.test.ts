/** Storefronts that share only a Redis. Needs one at REDIS_URL; `npm run test:redis`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Interface, createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';

const PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
const MONTH_MS = 30 * 24 * 3600 * 1000;

interface Reply {
  readonly ended: boolean;
  readonly milliseconds: number;
}

class Instance {
  readonly folder = mkdtempSync(join(tmpdir(), 'stockist-ended-'));
  readonly #child: ChildProcess;
  readonly #lines: Interface;

  constructor(redis: string) {
    this.#child = spawn(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'lib/session/ended.redis-instance.ts'],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: {
          ...process.env,
          REDIS_URL: redis,
          DATA_DIR: this.folder,
          SESSION_PASSWORD: PASSWORD,
          LOG_LEVEL: 'silent',
        },
      },
    );
    if (!this.#child.stdout) throw new Error('no output');
    this.#lines = createInterface({ input: this.#child.stdout });
  }

  async do(does: 'end' | 'ask', sid: string): Promise<Reply> {
    this.#child.stdin?.write(`${JSON.stringify({ does, sid })}\n`);
    const [line] = (await once(this.#lines, 'line')) as [string];
    return JSON.parse(line) as Reply;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A proxy in front of Redis: forwards everything, or while closed accepts bytes without forwarding them. */
class Gate {
  open = true;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(redis: URL) {
    this.#server = createServer((socket) => {
      const behind = connect(Number(redis.port || 6379), redis.hostname);
      for (const one of [socket, behind]) {
        this.#sockets.add(one);
        one.on('error', () => one.destroy());
      }
      socket.on('data', (bytes) => this.open && behind.write(bytes));
      behind.on('data', (bytes) => this.open && socket.write(bytes));
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Bytes accepted while closed are lost, as with a machine that crashed. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

const redis = () => {
  if (!process.env.REDIS_URL) throw new Error('REDIS_URL is not set');
  return process.env.REDIS_URL;
};
const running: { stop(): Promise<void> }[] = [];
const start = (address = redis()) => {
  const instance = new Instance(address);
  running.push(instance);
  return instance;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((instance) => instance.stop()));
});

it('share an ended session for as long as its seal is valid, even with one that starts later', async () => {
  const sid = randomUUID();
  const [one, two] = [start(), start()];
  expect(await two.do('ask', sid)).toMatchObject({ ended: false });
  await one.do('end', sid);
  expect(await two.do('ask', sid)).toMatchObject({ ended: true });
  expect(await start().do('ask', sid)).toMatchObject({ ended: true });
  const client = await createClient({ url: redis() }).connect();
  expect(await client.pTTL(`stockist:ended:${sid}`)).toBeGreaterThan(MONTH_MS);
  client.destroy();
});

it('limit the wait for an unresponsive Redis, remember their own ended sessions, and send them later', async () => {
  const gate = new Gate(new URL(redis()));
  const behindGate = start(await gate.listen());
  const beside = start();
  const [mine, theirs] = [randomUUID(), randomUUID()];
  expect(await behindGate.do('ask', theirs)).toMatchObject({ ended: false });
  gate.open = false;
  await beside.do('end', theirs);
  const waited = await behindGate.do('ask', theirs);
  expect(waited.ended).toBe(false);
  expect(waited.milliseconds).toBeLessThan(500);
  expect((await behindGate.do('ask', theirs)).milliseconds).toBeLessThan(50);
  const signOut = await behindGate.do('end', mine);
  expect(signOut.milliseconds).toBeLessThan(3_000);
  expect(await behindGate.do('ask', mine)).toMatchObject({ ended: true });

  gate.open = true;
  gate.cut();
  const until = Date.now() + 15_000;
  while (Date.now() < until && !(await behindGate.do('ask', theirs)).ended) await pause(100);
  expect(await behindGate.do('ask', theirs)).toMatchObject({ ended: true });
  expect(await beside.do('ask', mine)).toMatchObject({ ended: true });
  gate.close();
}, 60_000);

it('work alone without Redis', async () => {
  const alone = start('redis://127.0.0.1:1');
  const sid = randomUUID();
  expect((await alone.do('ask', sid)).ended).toBe(false);
  await alone.do('end', sid);
  expect((await alone.do('ask', sid)).ended).toBe(true);
});
