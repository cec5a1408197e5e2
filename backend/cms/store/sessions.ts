import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { cmsSecondFactors, cmsSessions } from '../../db/schema/content/cms';
import { users } from '../../db/schema/account/account';
import { digest } from '../../system/digest';
import type { KeyedHash } from '../../system/keyed-hash';
import type { StaffRole } from '../../rules/account/staff-roles';

/** Signed-in staff. */
export interface Editor {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  /** Read on each request, so changes apply at once. */
  readonly role: StaffRole;
  /** Identifies the session: a hash of the cookie's token. */
  readonly grant: string;
  /** Token in every form. Unchanged by signing in again, so that an older form can still be submitted. */
  readonly csrf: string;
}

const MAX_MS = 12 * 3_600_000;
const IDLE_MS = 2 * 3_600_000;
/** Minimum interval between updates of the last use. */
const NOTE_MS = 60_000;

const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

/**
 * Creates a session and deletes expired ones. An authenticator that is not switched on yet gets another key, because
 * whoever has signed in before, with a stolen password, has seen this one. @returns the cookie's value
 */
export async function openEditorSession(db: Db, userId: number, at: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .delete(cmsSessions)
    .where(or(lt(cmsSessions.createdAt, before(at, MAX_MS)), lt(cmsSessions.usedAt, before(at, IDLE_MS))));
  await db
    .delete(cmsSecondFactors)
    .where(and(eq(cmsSecondFactors.userId, userId), isNull(cmsSecondFactors.confirmedAt)));
  await db.insert(cmsSessions).values({ tokenHash: digest(token), userId, createdAt: at, usedAt: at });
  return token;
}

function live(tokenHash: string, at: Date) {
  return and(
    eq(cmsSessions.tokenHash, tokenHash),
    gt(cmsSessions.createdAt, before(at, MAX_MS)),
    gt(cmsSessions.usedAt, before(at, IDLE_MS)),
    eq(users.enabled, true),
    isNotNull(users.staffRole),
  );
}

/** The member of staff with this cookie; null without a session, or when the account is no longer staff. */
export async function readEditor(db: Db, keyedHash: KeyedHash, token: string, at: Date): Promise<Editor | null> {
  const grant = digest(token);
  const [found] = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.staffRole,
      usedAt: cmsSessions.usedAt,
    })
    .from(cmsSessions)
    .innerJoin(users, eq(users.id, cmsSessions.userId))
    .where(live(grant, at));
  if (!found || found.role === null) return null;
  if (found.usedAt < before(at, NOTE_MS))
    await db.update(cmsSessions).set({ usedAt: at }).where(eq(cmsSessions.tokenHash, grant));
  const { userId, firstName, lastName, email, role } = found;
  return {
    userId,
    email,
    role,
    name: `${firstName} ${lastName}`.trim() || email,
    grant,
    csrf: keyedHash('cms-csrf', String(userId)),
  };
}

/** Whether a session is still valid. */
export async function isLiveGrant(db: Db, grant: string, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(cmsSessions)
    .innerJoin(users, eq(users.id, cmsSessions.userId))
    .where(live(grant, at));
  return rows.length > 0;
}

export async function closeEditorSession(db: Db, grant: string): Promise<void> {
  await db.delete(cmsSessions).where(eq(cmsSessions.tokenHash, grant));
}
