import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../db/client';
import { formSubmissions } from '../../db/schema/content/forms';
import { type StoredAnswer, storedAnswers } from '../../services/forms/stored-answer';

export type FoundAnswer = Omit<typeof formSubmissions.$inferSelect, 'answers'> & {
  readonly answers: readonly StoredAnswer[];
};

interface AnswerFilter {
  readonly formId: number;
  /** Search text, matched anywhere in an answer; '' for all. */
  readonly q: string;
}

const matching = ({ formId, q }: AnswerFilter) =>
  and(
    eq(formSubmissions.formId, formId),
    q === ''
      ? undefined
      : sql`(position(lower(${q}) in lower(${formSubmissions.email})) > 0 or exists (
          select 1 from jsonb_array_elements(${formSubmissions.answers}) as answer
          where answer->>'kind' <> 'password' and position(lower(${q}) in lower(answer->>'value')) > 0))`,
  );

const parsed = (row: typeof formSubmissions.$inferSelect): FoundAnswer => ({
  ...row,
  answers: storedAnswers.parse(row.answers),
});

/** A page of answers, newest first, before a cursor. */
export async function searchAnswers(
  db: Db,
  filter: AnswerFilter,
  before: number | null,
  limit: number,
): Promise<FoundAnswer[]> {
  const rows = await db
    .select()
    .from(formSubmissions)
    .where(and(matching(filter), before === null ? undefined : lt(formSubmissions.id, before)))
    .orderBy(desc(formSubmissions.id))
    .limit(limit);
  return rows.map(parsed);
}

/** One answer to a form; null when absent. */
export async function findAnswer(db: Db, formId: number, id: number): Promise<FoundAnswer | null> {
  const [row] = await db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.formId, formId), eq(formSubmissions.id, id)));
  return row ? parsed(row) : null;
}

/** The first matches of a search after a cursor, oldest first. */
export async function answersAfter(db: Db, filter: AnswerFilter, after: number, limit: number): Promise<FoundAnswer[]> {
  const rows = await db
    .select()
    .from(formSubmissions)
    .where(and(matching(filter), gt(formSubmissions.id, after)))
    .orderBy(asc(formSubmissions.id))
    .limit(limit);
  return rows.map(parsed);
}

/** All questions ever answered in a form, each with its latest label. */
export async function questionsAnswered(db: Db, formId: number): Promise<{ name: string; label: string }[]> {
  return queryRows(
    db,
    z.object({ name: z.string(), label: z.string() }),
    sql`select answer->>'name' as name, (array_agg(answer->>'label' order by ${formSubmissions.id} desc))[1] as label
      from ${formSubmissions}, jsonb_array_elements(${formSubmissions.answers}) as answer
      where ${formSubmissions.formId} = ${formId} group by 1 order by min(${formSubmissions.id}), 1`,
  );
}
