import { join } from 'node:path';
import type { Logger } from 'pino';
import { publishDue } from '../cms/releases/publish-release';
import { startRevalidateWorker } from '../cms/revalidate/revalidate-worker';
import { startTracer } from '@/lib/telemetry/start-tracer';
import { BACKEND_FOLDER } from '../system/backend-folder';
import type { Config } from '../system/config';
import { describeError } from '../system/describe-error';
import { openDatabase } from '../db/client';
import { seedIfEmpty } from '../db/seed/seed';
import { cleanUp } from './clean-up';
import { createApp } from './create-app';
import { Metrics } from './metrics';
import { endpointsWithoutHandler } from '../http/endpoints-without-handler';
import { accessTokens } from '../services/sign-in/tokens/access-token';
import { cleanUpIdentity } from '../services/sign-in/clean-up';
import { keyedHash } from '../system/keyed-hash';
import { signingKey } from '../system/signing-key';
import { mailDelivery } from './deliver-mail';
import { startMailWorker } from '../services/mail/mail-worker';
import { mailer } from '../services/mail/send-mail';
import { takesCards } from '../services/payments/takes-cards';
import { pictureStore } from '../services/media/picture-store';
import { pruneCache } from '../services/media/prune-cache';
import { scanOriginals } from '../services/media/scan-originals';
import { seedPassword } from './seed-password';
import { sweepOnce } from './sweep-once';
import { warmUp } from './warm-up';
import { lockFolder } from '../system/folder-lock';
import { listen } from '../system/listen';
import { makeFolder } from '../system/make-folder';
import { isOnOwnMachine } from '../system/own-machine';
import { inBackground, repeat } from '../system/repeat';

interface Options {
  readonly config: Config;
  readonly log: Logger;
  readonly now: () => Date;
  /** Called as soon as the demonstration accounts are there, since what follows may fail. */
  readonly onPassword?: (password: string) => void;
}

export interface RunningPlatform {
  /** Address it listens on, such as http://127.0.0.1:4000. */
  readonly address: string;
  /** Password of the demonstration accounts, if this start has created them. */
  readonly newPassword: string | undefined;
  /** Completes current requests, then closes. */
  stop(): Promise<void>;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const CACHE_BYTES = 512 * 1024 * 1024;

const originals = join(BACKEND_FOLDER, 'media', 'originals');

/**
 * Opens and migrates the database, fills an empty one, and listens. Throws StartRefused for errors that the owner can
 * fix.
 */
export async function startPlatform({ config: given, log, now, onPassword }: Options): Promise<RunningPlatform> {
  const config = { ...given };
  const ownsFolder = config.DATABASE_URL === undefined;
  const unlock = ownsFolder ? await lockFolder(config.DATA_DIR) : async () => {};
  const cache = config.MEDIA_CACHE_DIR ?? join(config.DATA_DIR, 'media-cache');
  await makeFolder({ path: cache, name: 'folder of resized pictures', setting: 'MEDIA_CACHE_DIR' });
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    onLost: (error) => log.warn({ error: describeError(error) }, 'a connection to the database was lost'),
  });
  const { db } = database;
  const password = seedPassword(config);
  let filled = false;
  await database.exclusively(async () => {
    const unknown = await database.migrate();
    if (unknown > 0)
      log.warn(
        { migrations: unknown },
        'a newer release has changed the database: start that one again, or restore a backup from before it',
      );
    filled = (await seedIfEmpty({ db, password, now })) !== null;
    if (filled) onPassword?.(password);
    await scanOriginals(db, originals, log);
    // PostgreSQL's autovacuum runs too late after seeding.
    if (filled) await database.tidy();
    await cleanUpIdentity(db, now());
  });
  await pruneCache(db, cache, CACHE_BYTES);
  const key = await signingKey(config.DATA_DIR, config.JWT_SECRET);
  const writer = { db, config, now, log, keyedHash: keyedHash(key) };
  const deliver = mailDelivery(writer, mailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, db, now }));
  const mailWorker = startMailWorker({ db, log, now, deliver });
  const revalidator = startRevalidateWorker({ db, config, log, now });
  const { METRICS_TOKEN: token } = config;
  const tracer = await startTracer('stockist-platform');
  const metrics = token === undefined ? null : new Metrics({ db, log, token, now });
  const app = createApp(
    {
      ...writer,
      tokens: accessTokens(key, config.ACCESS_TOKEN_SECONDS),
      pictures: pictureStore({ db, originals, cache, count: (result) => metrics?.countPicture(result) }),
      wakeMailer: mailWorker.wake,
      wakeRevalidator: revalidator.wake,
      countOrder: (result) => metrics?.countOrder(result),
    },
    { metrics, tracer },
  );
  const missing = endpointsWithoutHandler(app.handled);
  if (missing.length > 0) log.warn({ missing }, 'calls of the contract that nothing answers');
  if (!takesCards(config)) log.warn('no cards are taken: neither STRIPE_SECRET_KEY nor DEMO_PAYMENTS=on is set');
  if (config.SMTP_URL === undefined && !isOnOwnMachine(config)) log.warn('no mail is sent: SMTP_URL is not set');
  if (config.STRIPE_SECRET_KEY !== undefined && config.STRIPE_WEBHOOK_SECRET === undefined) {
    log.warn(
      'STRIPE_WEBHOOK_SECRET is not set: a payment is noticed when its buyer comes back, or when its time is over',
    );
  }

  const { wake: wakeMailer } = mailWorker;
  const stopSweep = repeat(MINUTE_MS, 'the sweep', () => sweepOnce({ db, config, log, now, wakeMailer }), log);
  const stopReleases = repeat(
    SECOND_MS,
    'publishing releases',
    async () => {
      if ((await publishDue(db, now())) > 0) await revalidator.wake();
    },
    log,
  );
  const stopCleaning = repeat(
    HOUR_MS,
    'cleaning up',
    async () => {
      await cleanUp(db, now());
      await pruneCache(db, cache, CACHE_BYTES);
    },
    log,
  );
  const server = await listen(app.router.fetch, config.BACKEND_PORT, config.BACKEND_HOST);
  const stopping = new AbortController();
  const prepare = async (): Promise<void> => {
    // PGlite has no autovacuum.
    if (!filled) await inBackground('tidying the database', () => database.tidy(), log);
    await inBackground('warming up the database', () => warmUp(db, stopping.signal), log);
  };
  // Not before listening: it takes a second or two, and the shop may have died just before.
  const preparing = ownsFolder ? prepare() : undefined;
  // Port 0: only now is the port known that links in mails and payments contain.
  if (config.BACKEND_PORT === 0) config.PLATFORM_ORIGIN ??= server.address;
  return {
    address: server.address,
    newPassword: filled ? password : undefined,
    stop: async () => {
      stopping.abort();
      // Mail queued by the last requests is sent after the next start.
      await Promise.all([server.close(), mailWorker.stop(), revalidator.stop()]);
      await Promise.all([stopSweep(), stopReleases(), stopCleaning(), preparing]);
      await Promise.all([database.close(), tracer?.stop()]);
      await unlock();
    },
  };
}
