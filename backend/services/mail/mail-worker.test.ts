import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { type Database, openDatabase } from '../../db/client';
import { mailJobs, outbox } from '../../db/schema/mail';
import { present } from '../../system/present';
import { RENEW_MS } from '../jobs/job-queue';
import type { MailJob } from './mail-job';
import { mailQueue, retryMail } from './mail-jobs';
import { type DeliverMail, type MailWorker, startMailWorker } from './mail-worker';
import { queueMail } from './queue-mail';
import { mailer } from './send-mail';
import { prepareEmpty } from '../../testing/prepared-shop';

jest.setTimeout(60_000);

let folder = '';
let database: Database;
let workers: MailWorker[] = [];
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

const job = (email: string): MailJob => ({ kind: 'recover', email });
const start = (deliver: DeliverMail, now = () => new Date()): MailWorker => {
  const worker = startMailWorker({ db: database.db, log, now, deliver });
  workers.push(worker);
  return worker;
};
const queued = () => database.db.select().from(mailJobs);
const queue = (email: string, at = new Date()) => queueMail(database.db, job(email), at);

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to pass');
    await wait(20);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stockist-mail-'));
  await prepareEmpty(folder);
  database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  lines.length = 0;
  await database.db.delete(mailJobs);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('queued mail is sent in order soon after the worker is woken, and then deleted', async () => {
  const sent: MailJob[] = [];
  const worker = start(async (mail) => void sent.push(mail));
  await wait(100);
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await queue(email);
  worker.wake();
  await until(() => sent.length === 3);
  expect(sent).toEqual([job('a@example.com'), job('b@example.com'), job('c@example.com')]);
  await until(async () => (await queued()).length === 0);
});

test('two workers send each mail once', async () => {
  for (let number = 0; number < 30; number += 1) await queue(`${number}@example.com`);
  const sent: string[] = [];
  const deliver: DeliverMail = async (mail) => {
    await wait(2);
    if ('email' in mail) sent.push(mail.email);
  };
  start(deliver);
  start(deliver);
  await until(async () => (await queued()).length === 0);
  expect(sent).toHaveLength(30);
  expect(new Set(sent).size).toBe(30);
});

test("refused mail is retried, and the log has neither the recipient nor the server's message", async () => {
  let tries = 0;
  await queue('secret@example.com');
  start(async () => {
    tries += 1;
    if (tries === 1)
      throw Object.assign(new Error('550 <secret@example.com> is not welcome'), {
        code: 'EENVELOPE',
        responseCode: 550,
      });
  });
  await until(async () => (await queued()).length === 0);
  expect(tries).toBe(2);
  expect(lines.join('')).toContain('EENVELOPE');
  expect(lines.join('')).not.toContain('secret');
});

test('stopping awaits the mail being sent, claims no more, and leaves the rest queued', async () => {
  await queue('a@example.com');
  await queue('b@example.com');
  const sent: string[] = [];
  const begun = Promise.withResolvers<void>();
  const worker = start(async (mail) => {
    begun.resolve();
    await wait(200);
    if ('email' in mail) sent.push(mail.email);
  });
  await begun.promise;
  await worker.stop();
  worker.wake();
  await wait(100);
  expect(sent).toEqual(['a@example.com']);
  expect((await queued()).map((row) => row.payload)).toEqual([{ email: 'b@example.com' }]);
});

test('stopping does not wait for a server that never responds, and the mail is due again soon', async () => {
  await queue('a@example.com');
  const begun = Promise.withResolvers<void>();
  const worker = start(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  await begun.promise;
  const started = performance.now();
  await worker.stop();
  expect(performance.now() - started).toBeLessThan(4_000);
  const [left] = await queued();
  expect(present(left).nextAt.getTime() - Date.now()).toBeLessThan(6_000);
});

test("a dead worker's job is claimed by another soon after its end", async () => {
  const at = new Date();
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
  await queue('a@example.com', at);
  const first = present(await mailQueue.claim(database.db, at));
  expect(await mailQueue.claim(database.db, later(10))).toBeNull();
  const second = present(await mailQueue.claim(database.db, later(20)));
  expect([second.id, second.attempts]).toEqual([first.id, 2]);
  await mailQueue.drop(database.db, first);
  expect(await queued()).toHaveLength(1);
});

test('a worker keeps its job while it works on it, however long, and not after it was stopped', async () => {
  let seconds = 0;
  const now = () => new Date(Date.UTC(2026, 10, 21) + seconds * 1_000);
  await queue('a@example.com', now());
  const begun = Promise.withResolvers<void>();
  const timers = jest.spyOn(globalThis, 'setInterval');
  const worker = start(() => {
    begun.resolve();
    return new Promise(() => {});
  }, now);
  await begun.promise;
  const renew = present(timers.mock.calls.find(([, milliseconds]) => milliseconds === RENEW_MS))[0];
  timers.mockRestore();
  for (seconds = 10; seconds <= 60; seconds += 10) {
    renew();
    await until(async () => Number((await queued())[0]?.nextAt) === now().getTime() + 15_000);
    expect(await mailQueue.claim(database.db, now())).toBeNull();
  }
  await worker.stop();
  const released = (await queued())[0]?.nextAt;
  renew();
  await wait(100);
  expect((await queued())[0]?.nextAt).toEqual(released);
});

test('pauses between attempts grow, and attempts end after a week', async () => {
  const at = new Date('2026-11-21T00:00:00Z');
  await queueMail(database.db, { kind: 'order-placed', orderId: 1 }, at);
  const pauses: number[] = [];
  let now = at;
  for (let stored = await mailQueue.claim(database.db, now); stored; stored = await mailQueue.claim(database.db, now)) {
    if (!(await mailQueue.postpone(database.db, stored, now))) break;
    const [row] = await queued();
    pauses.push((present(row).nextAt.getTime() - now.getTime()) / 1000);
    now = present(row).nextAt;
  }
  expect(pauses.slice(0, 11)).toEqual([2, 10, 60, 300, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600, 57_600]);
  expect(Math.floor((now.getTime() - at.getTime()) / 86_400_000)).toBe(6);
  expect(await queued()).toEqual([]);
});

test('mail that the staff try again and again is not given up sooner', async () => {
  const at = new Date('2026-11-21T00:00:00Z');
  await queueMail(database.db, { kind: 'order-placed', orderId: 1 }, at);
  for (let minute = 0; minute < 30; minute += 1) {
    const now = new Date(at.getTime() + minute * 60_000);
    await retryMail(database.db, now);
    const stored = await mailQueue.claim(database.db, now);
    if (stored) await mailQueue.postpone(database.db, stored, now);
  }
  expect(await queued()).toHaveLength(1);
});

test('mail that is being sent cannot be tried again meanwhile', async () => {
  const at = new Date('2026-11-21T00:00:00Z');
  await queueMail(database.db, { kind: 'order-placed', orderId: 1 }, at);
  await mailQueue.postpone(database.db, present(await mailQueue.claim(database.db, at)), at);
  const late = new Date(at.getTime() + 2_000);
  expect(await mailQueue.claim(database.db, late)).not.toBeNull();
  await retryMail(database.db, late);
  expect(await mailQueue.claim(database.db, late)).toBeNull();
});

test('a mail with a code is sent before others that wait longer', async () => {
  const at = new Date('2026-11-21T00:00:00Z');
  for (const skuId of [1, 2]) await queueMail(database.db, { kind: 'stock-returned', userId: 1, skuId }, at);
  const late = new Date(at.getTime() + 1_000);
  await queue('a@example.com', late);
  const kinds: string[] = [];
  for (let job = await mailQueue.claim(database.db, late); job; job = await mailQueue.claim(database.db, late))
    kinds.push(job.kind);
  expect(kinds).toEqual(['recover', 'stock-returned', 'stock-returned']);
});

test('a mail with a code is not retried more than 30 minutes after its request', async () => {
  const at = new Date('2026-11-21T00:00:00Z');
  await queue('a@example.com', at);
  const late = new Date(at.getTime() + 31 * 60_000);
  expect(await mailQueue.postpone(database.db, present(await mailQueue.claim(database.db, late)), late)).toBe(false);
  expect(await queued()).toEqual([]);
});

test('a mail that is sent again, since its worker ended before it noted that, is in the outbox once', async () => {
  const { db } = database;
  const send = mailer({ smtpUrl: undefined, from: 'shop@example.com', db, now: () => new Date() });
  const keys: string[] = [];
  const worker = start(async ({ kind }, key) => {
    keys.push(key);
    await send({ to: 'one@example.com', subject: kind, text: '' }, key);
    if (keys.length === 1) throw new Error('ended');
  });
  await queue('one@example.com');
  await queue('two@example.com');
  worker.wake();
  await until(async () => (await queued()).length === 0);
  expect([keys.length, new Set(keys).size]).toEqual([3, 2]);
  expect(await db.select().from(outbox)).toHaveLength(2);
});
