import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { abnAnswers } from '../../../db/schema/account/sign-in';
import { type AbnAnswer, AbnRegisterRefused, abnAnswer, readRegisterReply } from '../../../rules/account/abn-register';
import { describeError } from '../../../system/describe-error';
import { PlatformError, notFound } from '../../../system/refusals/platform-error';
import type { ServiceDeps } from '../../deps';

const REGISTER = 'https://abr.business.gov.au';
const TIMEOUT_MS = 5_000;
/** Lifetime of a cached entry. */
const FRESH_MS = 86_400_000;

/** A cached response of the business register. */
export interface CachedAbnReply {
  /** Null for an unregistered ABN. */
  readonly answer: AbnAnswer | null;
  readonly askedAt: Date;
}

/** The cached response for an ABN; null if absent. */
export async function readCachedReply(db: Db, abn: string): Promise<CachedAbnReply | null> {
  const [row] = await db.select().from(abnAnswers).where(eq(abnAnswers.abn, abn));
  return row ? { answer: abnAnswer.nullable().catch(null).parse(row.answer), askedAt: row.askedAt } : null;
}

/** @throws Error when the register does not respond, or its response cannot be parsed */
async function fetchAnswer(base: string, key: string, abn: string): Promise<AbnAnswer | null> {
  const query = new URLSearchParams({ abn, callback: 'callback', guid: key });
  const reply = await fetch(`${base}/json/AbnDetails.aspx?${query}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!reply.ok) throw new AbnRegisterRefused(`Status ${reply.status}`);
  return readRegisterReply(await reply.text(), abn);
}

/**
 * Looks a valid ABN up in the register; responses are cached for a day. Throws 404 without a key of the register, and
 * 503 when it does not respond: neither must prevent an application.
 */
export async function queryRegister(
  { db, config, log }: Pick<ServiceDeps, 'db' | 'config' | 'log'>,
  abn: string,
  at: Date,
): Promise<CachedAbnReply> {
  const { ABR_GUID: key, ABR_BASE: base = REGISTER } = config;
  if (key === undefined) throw notFound('A key of the business register');
  const known = await readCachedReply(db, abn);
  if (known && at.getTime() - known.askedAt.getTime() < FRESH_MS) return known;
  let answer: AbnAnswer | null;
  try {
    answer = await fetchAnswer(base, key, abn);
  } catch (error) {
    // The error may contain the address with the key, which must not be logged.
    log.warn({ reason: describeError(error).message.replaceAll(key, '…') }, 'The business register did not answer');
    throw new PlatformError(503, 'REGISTER_AWAY', 'The business register does not answer at the moment.');
  }
  const cached = { answer, askedAt: at };
  await db
    .insert(abnAnswers)
    .values({ abn, ...cached })
    .onConflictDoUpdate({ target: abnAnswers.abn, set: cached });
  return cached;
}

/** Like queryRegister, but optional: null without a key, and when the register does not respond. */
export async function tryRegister(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'log'>,
  abn: string,
  at: Date,
): Promise<CachedAbnReply | null> {
  try {
    return await queryRegister(deps, abn, at);
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** A response as text for staff. */
export function registerWords({ answer }: CachedAbnReply): string {
  if (answer === null) return 'knows no such ABN';
  const { name, legalName, state, active } = answer;
  const names = name === legalName ? [name] : [name, legalName];
  return [...names, state, active ? 'active' : 'not active any more'].filter(Boolean).join(', ');
}
