import { randomBytes } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { countAttempt, forgetAttempts } from '../../db/rate-limit';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { cmsSecondFactors, cmsSessions } from '../../db/schema/content/cms';
import { stepOfCode } from '../../rules/sign-in/totp';
import { recordId } from '../../rules/values/record-id';
import type { Account } from '../../services/sign-in/find-by-email';
import { recordChange } from '../../services/site/change-log';
import type { KeyedHash } from '../../system/keyed-hash';
import { sameSecret } from '@/lib/domain/values/same-secret';
import { PlatformError } from '../../system/refusals/platform-error';

type Factor = typeof cmsSecondFactors.$inferSelect;

export interface Owner {
  readonly userId: number;
  readonly name: string;
}

interface Asked {
  readonly db: Db;
  readonly keyedHash: KeyedHash;
  readonly at: Date;
}

const RECOVERY_CODES = 10;
const MAX_TRIES = 8;
const WINDOW_SECONDS = 900;

const WRONG_CODE = 'This code is not right, or was used already. Wait for the next one.';
const subjectOf = (userId: number): string => `second-factor:${userId}`;

export function secretOf(keyedHash: KeyedHash, { userId, nonce }: Pick<Factor, 'userId' | 'nonce'>): Buffer {
  return Buffer.from(keyedHash('cms-second-factor', String(userId), nonce), 'base64url').subarray(0, 20);
}

const factorOf = (db: Db, userId: number) =>
  db.select().from(cmsSecondFactors).where(eq(cmsSecondFactors.userId, userId));

async function readFactor(db: Db, userId: number): Promise<Factor | null> {
  const [found] = await factorOf(db, userId);
  return found ?? null;
}

/** The pending authenticator: it stays the same until its first correct code. */
export async function prepareFactor(db: Db, userId: number): Promise<Factor> {
  await db
    .insert(cmsSecondFactors)
    .values({ userId, nonce: randomBytes(16).toString('base64url'), recoveryHashes: [] })
    .onConflictDoNothing();
  const factor = await readFactor(db, userId);
  if (!factor) throw new TypeError('An authenticator was not stored');
  return factor;
}

const recoveryHash = (keyedHash: KeyedHash, userId: number, code: string): string =>
  keyedHash('cms-recovery', String(userId), code.replaceAll(/[^a-z0-9]/gi, '').toLowerCase());

/**
 * Counts an attempt and checks a code of the authenticator or a recovery code; each works once. What `follow` does is
 * part of it: nobody signs in between, who holds the account too. @throws PlatformError 422, 429
 */
async function takeCode(
  { db, keyedHash, at }: Asked,
  userId: number,
  typed: string,
  follow: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  await countAttempt(db, { subject: subjectOf(userId), most: MAX_TRIES, windowSeconds: WINDOW_SECONDS }, at);
  const isRight = await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [factor] = await factorOf(tx, userId).for('update');
    if (!factor) return false;
    const step = stepOfCode(secretOf(keyedHash, factor), typed, at, factor.lastStep);
    const hash = recoveryHash(keyedHash, userId, typed);
    const isRecovery = factor.recoveryHashes.includes(hash);
    if (step === null && !isRecovery) return false;
    await tx
      .update(cmsSecondFactors)
      .set(step === null ? { recoveryHashes: factor.recoveryHashes.filter((one) => one !== hash) } : { lastStep: step })
      .where(eq(cmsSecondFactors.userId, userId));
    await follow(tx);
    return true;
  });
  if (!isRight) throw new PlatformError(422, 'WRONG_CODE', WRONG_CODE, { errors: { code: WRONG_CODE } });
  await forgetAttempts(db, [subjectOf(userId)]);
}

/** The second step of signing in. @throws PlatformError 422, 429 */
export async function passFactor(asked: Asked, userId: number, typed: string): Promise<void> {
  const factor = await readFactor(asked.db, userId);
  // Disabled by an owner meanwhile: the correct password is enough.
  if (factor?.confirmedAt == null) return;
  await takeCode(asked, userId, typed);
}

async function log(db: Db, by: Owner, { userId, name }: Owner, at: Date, isOn: boolean): Promise<void> {
  const [before, after] = [{ second_factor: isOn ? 'off' : 'on' }, { second_factor: isOn ? 'on' : 'off' }];
  const action = isOn ? 'Second factor switched on' : 'Second factor switched off';
  await recordChange(db, { by, at, subject: 'staff', id: String(userId), name, action, before, after });
}

/**
 * Enables the second factor by its first code, and ends the account's other sessions, which have entered none. @returns
 * the recovery codes, which are not stored @throws PlatformError 409, 422, 429
 */
export async function confirmFactor(
  asked: Asked,
  owner: Owner & { readonly grant: string },
  typed: string,
): Promise<readonly string[]> {
  const { keyedHash, at } = asked;
  const { userId, grant } = owner;
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex').replace(/^.{5}/, '$&-'));
  const recoveryHashes = codes.map((code) => recoveryHash(keyedHash, userId, code));
  await takeCode(asked, userId, typed, async (tx) => {
    const confirmed = await tx
      .update(cmsSecondFactors)
      .set({ confirmedAt: at, recoveryHashes })
      .where(and(eq(cmsSecondFactors.userId, userId), isNull(cmsSecondFactors.confirmedAt)))
      .returning({ userId: cmsSecondFactors.userId });
    if (confirmed.length === 0) throw new PlatformError(409, 'CHANGED', 'The second factor is on already.');
    await tx.delete(cmsSessions).where(and(eq(cmsSessions.userId, userId), ne(cmsSessions.tokenHash, grant)));
    await log(tx, owner, owner, at, true);
  });
  return codes;
}

/** Disables one's own second factor, by a code. @throws PlatformError 422, 429 */
export async function dropFactor(asked: Asked, owner: Owner, typed: string): Promise<void> {
  await takeCode(asked, owner.userId, typed);
  await removeFactor(asked.db, owner, owner, asked.at);
}

/** Disables another person's second factor, for example after the loss of phone and recovery codes. */
export async function removeFactor(db: Db, by: Owner, owner: Owner, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(cmsSecondFactors)
      .where(eq(cmsSecondFactors.userId, owner.userId))
      .returning({ confirmedAt: cmsSecondFactors.confirmedAt });
    if (gone.some(({ confirmedAt }) => confirmedAt !== null)) await log(tx, by, owner, at, false);
  });
}

const TICKET_MS = 5 * 60_000;

type Proven = Pick<Account, 'id' | 'email' | 'passwordHash'>;

const ticketHash = (keyedHash: KeyedHash, { id, passwordHash }: Proven, until: string): string =>
  keyedHash('cms-ticket', String(id), until, passwordHash ?? '');

/** A ticket that proves a recent, correct password. */
export function ticketFor(keyedHash: KeyedHash, account: Proven, at: Date): string {
  const until = String(at.getTime() + TICKET_MS);
  return `${account.id}.${until}.${ticketHash(keyedHash, account, until)}`;
}

/** The ticket's account; null for an expired or invalid ticket, and once the password is another one. */
export async function readTicket({ db, keyedHash, at }: Asked, ticket: string): Promise<Proven | null> {
  const [id, until = '', hash = ''] = ticket.split('.');
  const number = recordId(id);
  if (number === null || Number(until) < at.getTime()) return null;
  const [account] = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, number));
  return account && sameSecret(hash, ticketHash(keyedHash, account, until)) ? account : null;
}
