import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createClient } from 'redis';
import { freePort } from '../../../scripts/start/services/ports.ts';
import { Refusal } from '../../../scripts/start/terminal/terminal.ts';
import { Disk } from './disk.ts';
import { Link } from './link.ts';

const READY_MS = 30_000;
const LOOK_MS = 100;

/** A server that can be killed and restarted, reached through a link that can be cut. */
export class Server {
  readonly link: Link;
  readonly #start: () => ChildProcess;
  readonly #isReady: () => Promise<boolean>;
  #process: ChildProcess;

  private constructor(link: Link, start: () => ChildProcess, isReady: () => Promise<boolean>) {
    this.link = link;
    this.#start = start;
    this.#isReady = isReady;
    this.#process = start();
  }

  static async start(port: number, start: () => ChildProcess, isReady: () => Promise<boolean>): Promise<Server> {
    const server = new Server(await Link.to(port), start, isReady);
    await server.#ready();
    return server;
  }

  /** Kills it as a power cut does, without a flush to disk, and restarts it. */
  readonly killAndStart = async (): Promise<void> => {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
    this.#process = this.#start();
    await this.#ready();
  };

  /** Whether it ended by itself. */
  readonly startAgain = async (): Promise<void> => this.#ready();

  async stop(): Promise<void> {
    this.link.close();
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGINT');
    await ended;
  }

  /** Restarts it if it ended: PostgreSQL exits while processes of the killed one are left. */
  async #ready(): Promise<void> {
    for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(LOOK_MS)) {
      if (await this.#isReady().catch(() => false)) return;
      if (this.#process.exitCode !== null) this.#process = this.#start();
    }
    throw new Refusal('A database did not start.');
  }
}

function idOf(kind: '-u' | '-g'): number {
  return Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);
}

/** An empty PostgreSQL in this folder, on a disk of its own if possible; its address is the link's. */
export async function startPostgres(
  folder: string,
): Promise<{ server: Server; url: string; disk: Disk | null; stop(): Promise<void> }> {
  const bin = dirname(globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) ?? '');
  if (bin === '.') throw new Refusal('Install PostgreSQL, for example: apt-get install postgresql.');
  const home = join(folder, 'postgres');
  const data = join(home, 'data');
  mkdirSync(home);
  const disk = Disk.over(home);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;
  if (user) {
    chmodSync(folder, 0o711);
    chownSync(home, user.uid, user.gid);
  }
  const cluster = ['-D', data, '-A', 'trust', '-U', 'stockist', '-E', 'UTF8', '--locale=C.UTF-8'];
  const made = spawnSync(join(bin, 'initdb'), cluster, { ...user, cwd: home, encoding: 'utf8' });
  if (made.status !== 0) throw new Refusal(made.stderr);
  const port = await freePort();
  const settings = ['-D', data, '-p', String(port), '-k', home, '-c', 'listen_addresses=127.0.0.1'];
  const address = (at: number) => `postgres://stockist@127.0.0.1:${at}/postgres`;
  const isReady = async () => {
    const client = new Client({ connectionString: address(port) });
    client.on('error', () => {});
    await client.connect();
    await client.end();
    return true;
  };
  const start = () => spawn(join(bin, 'postgres'), settings, { ...user, cwd: home, stdio: 'ignore' });
  const server = await Server.start(port, start, isReady);
  const stop = async () => {
    await server.stop();
    disk?.unmount();
  };
  return { server, url: address(server.link.port), disk, stop };
}

/** An empty Redis without persistence. */
export async function startRedis(): Promise<{ server: Server; url: string }> {
  if (spawnSync('redis-server', ['--version']).error)
    throw new Refusal('Install Redis, for example: apt-get install redis-server.');
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const isReady = async () => {
    const client = createClient({ url: `redis://127.0.0.1:${port}`, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    await client.connect();
    client.destroy();
    return true;
  };
  const server = await Server.start(port, () => spawn('redis-server', settings, { stdio: 'ignore' }), isReady);
  return { server, url: `redis://127.0.0.1:${server.link.port}` };
}
