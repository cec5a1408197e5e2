import { randomBytes, randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { plainDigits } from '@/lib/domain/values/plain-digits';
import type { Db } from '../../../db/client';
import { signInCodes } from '../../../db/schema/account/sign-in';
import { PlatformError } from '../../../system/refusals/platform-error';
import type { KeyedHash } from '../../../system/keyed-hash';

export type CodePurpose = (typeof signInCodes.$inferSelect)['purpose'];

/** The secrets in a mail: either one works, and using one consumes both. */
export interface SignInCode {
  /** For the link. */
  readonly token: string;
  /** Six digits, to type. */
  readonly code: string;
}

export const CODE_MINUTES = 15;
const WRONG_TRIES = 5;

const addressKey = (hash: KeyedHash, email: string): string => hash('address', email);
const secretKey = (hash: KeyedHash, purpose: CodePurpose, email: string, secret: string): string =>
  hash('code', purpose, email, secret);

interface Wanted {
  readonly email: string;
  readonly purpose: CodePurpose;
  /** Lifetime of the link. It is too long for a code, which could be guessed, so only the link works. */
  readonly linkDays?: number;
}

/** Of a link that was mailed without a code. */
const NO_CODE = '';

/** Issues the address's new link and code for a purpose; earlier ones stop working. */
export async function issueCode(
  db: Db,
  hash: KeyedHash,
  { email, purpose, linkDays }: Wanted,
  at: Date,
): Promise<SignInCode> {
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    tokenHash: secretKey(hash, purpose, email, token),
    codeHash: linkDays === undefined ? secretKey(hash, purpose, email, code) : NO_CODE,
    expiresAt: new Date(at.getTime() + (linkDays === undefined ? CODE_MINUTES : linkDays * 1_440) * 60_000),
    wrongTries: 0,
    usedAt: null,
  };
  await db
    .insert(signInCodes)
    .values({ ...fresh, addressHash: addressKey(hash, email), purpose })
    .onConflictDoUpdate({ target: [signInCodes.addressHash, signInCodes.purpose], set: fresh });
  return { token, code };
}

export type Redemption =
  | { readonly outcome: 'redeemed' | 'used' | 'expired'; readonly purpose: CodePurpose }
  | { readonly outcome: 'wrong' };

/**
 * Redeems a link's token or a typed code, once: of two concurrent attempts, one finds it used. A wrong one counts as a
 * failed attempt at every code that it could have matched. Links stay valid: their tokens cannot be guessed, and
 * anybody who knows an address could end them. Run it in a transaction that is committed whatever the outcome.
 */
export async function redeemCode(
  tx: Db,
  hash: KeyedHash,
  asked: { email: string; code: string; purposes: readonly CodePurpose[] },
  at: Date,
): Promise<Redemption> {
  const mine = and(
    eq(signInCodes.addressHash, addressKey(hash, asked.email)),
    inArray(signInCodes.purpose, [...asked.purposes]),
  );
  const rows = await tx.select().from(signInCodes).where(mine).orderBy(asc(signInCodes.purpose)).for('update');
  const secret = readCode(asked.code);
  const keyOf = ({ purpose }: { purpose: CodePurpose }) => secretKey(hash, purpose, asked.email, secret);
  const found = rows.find((row) => [row.tokenHash, row.codeHash].includes(keyOf(row)));
  if (!found) {
    await tx
      .update(signInCodes)
      .set({ wrongTries: sql`${signInCodes.wrongTries} + 1` })
      .where(and(mine, isNull(signInCodes.usedAt)));
    return { outcome: 'wrong' };
  }
  const { purpose } = found;
  if (found.usedAt !== null) return { outcome: 'used', purpose };
  const isGuessed = found.codeHash === keyOf(found) && found.wrongTries >= WRONG_TRIES;
  if (found.expiresAt <= at || isGuessed) return { outcome: 'expired', purpose };
  await tx
    .update(signInCodes)
    .set({ usedAt: at })
    .where(and(eq(signInCodes.addressHash, found.addressHash), eq(signInCodes.purpose, purpose)));
  return { outcome: 'redeemed', purpose };
}

/** Invalidates the unused links and codes that were mailed to an address. */
export async function endCodes(db: Db, hash: KeyedHash, email: string, at: Date): Promise<void> {
  await db
    .update(signInCodes)
    .set({ usedAt: at })
    .where(and(eq(signInCodes.addressHash, addressKey(hash, email)), isNull(signInCodes.usedAt)));
}

/** Six digits may be typed in groups, with spaces or hyphens, and in the full width of East Asian keyboards. */
function readCode(typed: string): string {
  const digits = plainDigits(typed).replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : typed.trim();
}

/** One error for a wrong code and for an address without a code, so that they cannot be distinguished. */
export function codeWrong(): PlatformError {
  const message = 'This code is not right. Check it, or ask for a new one.';
  return new PlatformError(422, 'CODE_WRONG', message, { errors: { code: message } });
}

export function codeExpired(): PlatformError {
  const message = 'This code does not work any more: it was used already, or it is too old. Ask for a new one.';
  return new PlatformError(422, 'CODE_EXPIRED', message, { errors: { code: message } });
}
