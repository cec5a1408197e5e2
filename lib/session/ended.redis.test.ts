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
  readonly isExpired: boolean;
  readonly milliseconds: number;
}

class Instance {
  readonly #child: ChildProcess;
  readonly #lines: Interface;

  constructor(redis: string, folder: string) {
    this.#child = spawn(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'lib/session/ended.redis-instance.ts'],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: {
          ...process.env,
          REDIS_URL: redis,
          DATA_DIR: folder,
          SESSION_PASSWORD: PASSWORD,
          LOG_LEVEL: 'silent',
        },
      },
    );
    if (!this.#child.stdout) throw new Error('no output');
    this.#lines = createInterface({ input: this.#child.stdout });
  }

  async do(does: 'end' | 'ask' | 'expire', sid: string): Promise<Reply> {
    this.#child.stdin?.write(`${JSON.stringify({ does, sid })}\n`);
    const [line] = (await once(this.#lines, 'line')) as [string];
    return JSON.parse(line) as Reply;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.stdin?.end();
    await gone;
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
const running = new Set<Instance>();
const folders: string[] = [];
const gates: Gate[] = [];
const newGate = () => {
  const gate = new Gate(new URL(redis()));
  gates.push(gate);
  return gate;
};
const machine = () => {
  const folder = mkdtempSync(join(tmpdir(), 'stockist-ended-'));
  folders.push(folder);
  return folder;
};
const start = (address = redis(), folder = machine()) => {
  const instance = new Instance(address, folder);
  running.add(instance);
  return instance;
};
const stop = async (instance: Instance) => {
  running.delete(instance);
  await instance.stop();
};
afterEach(async () => {
  await Promise.all([...running].map(stop));
  for (const gate of gates.splice(0)) gate.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
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
  const gate = newGate();
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
}, 60_000);

it('send what ended while Redis was away, even if they were restarted meanwhile', async () => {
  const gate = newGate();
  const address = await gate.listen();
  const [folder, beside] = [machine(), start()];
  const [first, second] = [randomUUID(), randomUUID()];
  const before = start('redis://127.0.0.1:1', folder);
  for (const sid of [first, second]) await before.do('end', sid);
  await stop(before);
  expect(await beside.do('ask', first)).toMatchObject({ ended: false });

  gate.open = false;
  const after = start(address, folder);
  expect(await after.do('ask', first)).toMatchObject({ ended: true });
  expect(await beside.do('ask', first)).toMatchObject({ ended: false });
  gate.open = true;
  gate.cut();
  const until = Date.now() + 15_000;
  while (Date.now() < until && !(await beside.do('ask', second)).ended) {
    await after.do('ask', randomUUID());
    await pause(100);
  }
  for (const sid of [first, second]) expect(await beside.do('ask', sid)).toMatchObject({ ended: true });
  const client = await createClient({ url: redis() }).connect();
  expect(await client.pTTL(`stockist:ended:${first}`)).toBeGreaterThan(MONTH_MS);
  client.destroy();
}, 60_000);

it('share that a token has expired before its time, which no page waits for', async () => {
  const gate = newGate();
  const [behindGate, beside] = [start(await gate.listen()), start()];
  const [sid, another] = [randomUUID(), randomUUID()];
  expect(await beside.do('ask', sid)).toMatchObject({ isExpired: false });
  await behindGate.do('expire', sid);
  expect(await beside.do('ask', sid)).toMatchObject({ ended: false, isExpired: true });
  expect(await beside.do('ask', another)).toMatchObject({ isExpired: false });
  gate.open = false;
  const reported = await behindGate.do('expire', another);
  expect(reported).toMatchObject({ ended: false, isExpired: true });
  expect(reported.milliseconds).toBeLessThan(500);
});

it('work alone without Redis', async () => {
  const alone = start('redis://127.0.0.1:1');
  const sid = randomUUID();
  expect((await alone.do('ask', sid)).ended).toBe(false);
  await alone.do('end', sid);
  expect((await alone.do('ask', sid)).ended).toBe(true);
});
