import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { changes } from '../../db/schema/changes';
import { type ChangeSubject, CHANGE_SUBJECTS } from '../../services/site/change-log';

export type LoggedChange = typeof changes.$inferSelect;

export interface LogFilter {
  readonly userId: number | null;
  readonly subject: ChangeSubject | null;
  /** Id of a subject; '' for all. */
  readonly id: string;
  /** Cursor: entries before this id. */
  readonly before: number | null;
}

const LOG_PAGE = 50;

/** A page of the log, newest first, and whether older entries follow. */
export async function readLog(
  db: Db,
  { userId, subject, id, before }: LogFilter,
): Promise<{ entries: LoggedChange[]; more: boolean }> {
  const rows = await db
    .select()
    .from(changes)
    .where(
      and(
        userId === null ? undefined : eq(changes.userId, userId),
        subject === null ? undefined : eq(changes.subject, subject),
        subject === null || id === '' ? undefined : eq(changes.subjectId, id),
        before === null ? undefined : lt(changes.id, before),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(LOG_PAGE + 1);
  return { entries: rows.slice(0, LOG_PAGE), more: rows.length > LOG_PAGE };
}

/** Possible authors: current and former staff. */
export async function authors(db: Db): Promise<{ id: number; name: string }[]> {
  const staff = db.select({ id: users.id }).from(users).where(isNotNull(users.staffRole));
  const before = db
    .select({ id: sql<number>`${changes.subjectId}::int` })
    .from(changes)
    .where(eq(changes.subject, 'staff' satisfies ChangeSubject));
  const rows = await db
    .select({ id: users.id, first: users.firstName, last: users.lastName, email: users.email })
    .from(users)
    .where(inArray(users.id, union(staff, before)))
    .orderBy(asc(users.firstName), asc(users.id));
  return rows.map(({ id, first, last, email }) => ({ id, name: `${first} ${last}`.trim() || email }));
}

/** The subject named in an address; null for an unknown one. */
export function readSubject(typed: string | undefined): ChangeSubject | null {
  return typed !== undefined && Object.hasOwn(CHANGE_SUBJECTS, typed) ? (typed as ChangeSubject) : null;
}
