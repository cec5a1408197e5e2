import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { cmsSecondFactors, cmsSessions } from '../../db/schema/content/cms';
import { type StaffRole } from '../../rules/account/staff-roles';
import { queueMail } from '../../services/mail/queue-mail';
import { recordChange } from '../../services/site/change-log';
import type { Editor } from '../store/sessions';

export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly enabled: boolean;
  readonly secondFactor: boolean;
}

type Author = Pick<Editor, 'userId' | 'name'>;

const nameOf = ({ firstName, lastName, email }: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email;

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .select({ user: users, factorSince: cmsSecondFactors.confirmedAt })
    .from(users)
    .leftJoin(cmsSecondFactors, eq(cmsSecondFactors.userId, users.id))
    .where(isNotNull(users.staffRole))
    .orderBy(asc(users.firstName), asc(users.id));
  return rows.flatMap(({ user: row, factorSince }) =>
    row.staffRole === null
      ? []
      : [
          {
            id: row.id,
            name: nameOf(row),
            email: row.email,
            role: row.staffRole,
            enabled: row.enabled,
            secondFactor: factorSince !== null,
          },
        ],
  );
}

/** Without an owner nobody could appoint one. */
async function hasOtherOwner(tx: Db, userId: number): Promise<boolean> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.staffRole, 'owner'), eq(users.enabled, true), ne(users.id, userId)))
    .limit(1);
  return owners.length > 0;
}

export type RoleOutcome = 'changed' | 'gone' | 'last-owner' | 'seen-other';

/**
 * Changes or removes (null) the role of a member of staff. `seen` is the role that the form showed. Without a role the
 * member is signed out of the back office.
 */
export async function changeRole(
  tx: Db,
  { userId, seen, role, by, at }: { userId: number; seen: StaffRole; role: StaffRole | null; by: Author; at: Date },
): Promise<RoleOutcome> {
  // Locks all owners in the same order, so that two who demote each other cannot both succeed.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.staffRole, 'owner'))
    .orderBy(asc(users.id))
    .for('update');
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!person) return 'gone';
  if (person.staffRole === role) return 'changed';
  if (person.staffRole !== seen) return 'seen-other';
  if (seen === 'owner' && !(await hasOtherOwner(tx, userId))) return 'last-owner';
  await tx.update(users).set({ staffRole: role }).where(eq(users.id, userId));
  if (role === null) await tx.delete(cmsSessions).where(eq(cmsSessions.userId, userId));
  await recordChange(tx, {
    by,
    at,
    subject: 'staff',
    id: String(userId),
    name: nameOf(person),
    action: role === null ? 'Taken from the staff' : 'Role changed',
    before: { role: seen },
    after: { role },
  });
  return 'changed';
}

export interface NewMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

/**
 * Adds a member of staff, who is mailed a link to set a password. @returns null if the address belongs to a customer,
 * as customers cannot be staff
 */
export async function addStaff(tx: Db, member: NewMember, by: Author, at: Date): Promise<number | null> {
  const { role, ...person } = member;
  const [made] = await tx
    .insert(users)
    .values({ ...person, staffRole: role, createdAt: at })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const added = made ?? (await returnToStaff(tx, member));
  if (!added) return null;
  await queueMail(tx, { kind: 'staff-added', userId: added.id }, at);
  await recordAdded(tx, added.id, member, by, at);
  return added.id;
}

/** Restores an account that was staff before. */
async function returnToStaff(tx: Db, member: NewMember): Promise<{ id: number } | undefined> {
  const [back] = await tx
    .update(users)
    .set({ staffRole: member.role, enabled: true })
    .where(
      and(
        eq(users.email, member.email),
        sql`${users.staffRole} is null`,
        sql`exists (select from changes where subject = 'staff' and subject_id = ${users.id}::text)`,
      ),
    )
    .returning({ id: users.id });
  return back;
}

async function recordAdded(tx: Db, id: number, member: NewMember, by: Author, at: Date): Promise<void> {
  await recordChange(tx, {
    by,
    at,
    subject: 'staff',
    id: String(id),
    name: nameOf(member),
    action: 'Added to the staff',
    before: {},
    after: { role: member.role, email: member.email },
  });
}
