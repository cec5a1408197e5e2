import { networkOf } from '@/lib/domain/web/network';
import type { Config } from '../../system/config';
import type { Db } from '../../db/client';
import { countAttempt, forgetAttempts, uncountAttempt } from '../../db/rate-limit';

const WINDOW_SECONDS = 900;
/** Limits per account and per network address, as multiples of the limit of the pair. */
const WIDER = 10;
const WIDER_REQUESTS = 6;

/** Subject of an attempt: an e-mail address in lower case, and a network address. */
export interface Attempt {
  readonly db: Db;
  readonly config: Config;
  readonly email: string;
  readonly network: string;
  readonly at: Date;
}

interface CallOfSomeone {
  readonly db: Db;
  readonly config: Config;
  readonly at: Date;
  readonly sessionHeaders: { readonly clientIp: string };
}

/** A request as an attempt at an account. */
export function attemptOf({ db, config, at, sessionHeaders: { clientIp } }: CallOfSomeone, email: string): Attempt {
  return { db, config, email, network: networkOf(clientIp), at };
}

/** Counts an attempt at a password. Throws 429 with Retry-After. */
export async function countPasswordAttempt({ db, config, email, network, at }: Attempt): Promise<void> {
  await countAttempt(
    db,
    { subject: `login:${email}:${network}`, most: config.LOGIN_ATTEMPTS, windowSeconds: WINDOW_SECONDS },
    at,
  );
  await countAttempt(
    db,
    { subject: `login:${email}`, most: config.LOGIN_ATTEMPTS * WIDER, windowSeconds: WINDOW_SECONDS },
    at,
  );
  // A known password is tried at many accounts, and each attempt takes its time of the processor.
  await countAttempt(
    db,
    { subject: `login-from:${network}`, most: config.LOGIN_ATTEMPTS * WIDER, windowSeconds: WINDOW_SECONDS },
    at,
  );
}

/** Removes an attempt that was right, and resets the count of its account. */
export async function passPasswordAttempt(attempt: Attempt): Promise<void> {
  await uncountAttempt(attempt.db, `login-from:${attempt.network}`);
  await forgetPasswordAttempts(attempt);
}

/** Resets the count of an account. */
export async function forgetPasswordAttempts({
  db,
  email,
  network,
}: Pick<Attempt, 'db' | 'email' | 'network'>): Promise<void> {
  await forgetAttempts(db, [`login:${email}:${network}`, `login:${email}`]);
}

/** Counts an attempt at a mailed code. Throws 429 with Retry-After. */
export async function countCodeAttempt({ db, config, email, network, at }: Attempt): Promise<void> {
  await countAttempt(
    db,
    { subject: `code:${email}:${network}`, most: config.LOGIN_ATTEMPTS, windowSeconds: WINDOW_SECONDS },
    at,
  );
  await countAttempt(
    db,
    { subject: `code:${email}`, most: config.LOGIN_ATTEMPTS * WIDER, windowSeconds: WINDOW_SECONDS },
    at,
  );
  await countAttempt(
    db,
    { subject: `code-from:${network}`, most: config.LOGIN_ATTEMPTS * WIDER, windowSeconds: WINDOW_SECONDS },
    at,
  );
}

export async function forgetCodeAttempts({
  db,
  email,
  network,
}: Pick<Attempt, 'db' | 'email' | 'network'>): Promise<void> {
  await forgetAttempts(db, [`code:${email}:${network}`, `code:${email}`]);
}

/**
 * Counts a request for a mail with a link or code of any kind, so that no mailbox is flooded. Throws 429 with
 * Retry-After.
 */
export async function countMailRequest({ db, config, email, network, at }: Attempt): Promise<void> {
  await countAttempt(db, { subject: `mail:${email}`, most: config.LINK_REQUESTS, windowSeconds: WINDOW_SECONDS }, at);
  await countAttempt(
    db,
    { subject: `mail-from:${network}`, most: config.LINK_REQUESTS * WIDER_REQUESTS, windowSeconds: WINDOW_SECONDS },
    at,
  );
}

/** Limits of lookups in the business register, per network address and in total: it must not be scraped through us. */
const REGISTER_QUESTIONS = { network: 20, all: 600 } as const;

/** Counts a lookup of an ABN, whatever its result. Throws 429 with Retry-After. */
export async function countRegisterQuestion({ db, at, sessionHeaders }: CallOfSomeone): Promise<void> {
  const network = networkOf(sessionHeaders.clientIp);
  const limit = { windowSeconds: WINDOW_SECONDS };
  await countAttempt(db, { ...limit, subject: `register-from:${network}`, most: REGISTER_QUESTIONS.network }, at);
  await countAttempt(db, { ...limit, subject: 'register', most: REGISTER_QUESTIONS.all }, at);
}
