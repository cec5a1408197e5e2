import { mkdtemp, rm } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { type Database, openDatabase } from '../../db/client';
import { revalidateJobs } from '../../db/schema/content/cms';
import { failedRevalidations, isRevalidationOpen, queueRevalidate } from './revalidate-jobs';
import { type RevalidateWorker, startRevalidateWorker } from './revalidate-worker';
import { prepareEmpty } from '../../testing/prepared-shop';

jest.setTimeout(60_000);

let folder = '';
let database: Database;
let storefront: Server;
let worker: RevalidateWorker;
let announced: string[] = [];
/** Tag that the storefront refuses. */
let refused = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stockist-revalidate-'));
  await prepareEmpty(folder);
  database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  storefront = createServer((request, response) => {
    void text(request).then((body) => {
      const isRefused = refused !== '' && body.includes(refused);
      if (!isRefused) announced.push(body);
      response.writeHead(isRefused ? 500 : 200).end();
    });
  });
  await new Promise<void>((listening) => storefront.listen(0, '127.0.0.1', listening));
});

beforeEach(() => {
  announced = [];
  refused = '';
  const { port } = storefront.address() as AddressInfo;
  const config = { APP_ORIGIN: `http://127.0.0.1:${port}`, STOREFRONT_URLS: [], REVALIDATE_SECRET: 'a secret' };
  worker = startRevalidateWorker({ db: database.db, config, log: pino({ level: 'silent' }), now: () => new Date() });
});

afterEach(async () => {
  await worker.stop();
  await database.db.delete(revalidateJobs);
});

afterAll(async () => {
  storefront.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const queue = (tag: string, at = new Date()) => queueRevalidate(database.db, [tag], at);

test('notifies the storefront when the worker is woken, and deletes the job', async () => {
  const job = await queue('page:a');
  await worker.wake();
  expect(announced).toEqual([JSON.stringify({ tags: ['page:a'] })]);
  expect(await isRevalidationOpen(database.db, job)).toBe(false);
});

test('reports a change as sent although an older one is still pending', async () => {
  refused = 'page:stuck';
  const stuck = await queue('page:stuck', new Date(Date.now() - 1_000));
  const job = await queue('page:a');
  await worker.wake();
  expect(await isRevalidationOpen(database.db, job)).toBe(false);
  expect(await isRevalidationOpen(database.db, stuck)).toBe(true);
  expect(await failedRevalidations(database.db)).toMatchObject([{ id: stuck, problem: 'the shop answered 500' }]);
});
