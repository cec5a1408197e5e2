import { type SQL, and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { notFound } from '../../system/refusals/platform-error';
import { hasWords } from './content-change';
import type { ContentStore, Document } from './content-type';

interface Columns {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  /** Shown in the list, and searched. */
  readonly name: AnyPgColumn | SQL<string>;
  readonly group?: AnyPgColumn | undefined;
  /** Position within the group; the column must be named `sort`. */
  readonly sort?: AnyPgColumn | undefined;
  /** Time of a soft deletion; the row stays because others refer to it. */
  readonly deletedAt?: AnyPgColumn | undefined;
  /** Further text in the list. */
  readonly detail?: SQL<string>;
  /** Columns without a form field, set when the record is created. */
  readonly made?: (document: Document) => Readonly<Record<string, unknown>>;
}

const NOTHING = sql<string>`''`;

/** Stores records in a table whose columns have the names of the document's fields. */
export function tableStore(columns: Columns): ContentStore {
  const { table, id, name, group, sort, deletedAt, detail = NOTHING, made = () => ({}) } = columns;
  const known = new Set(Object.keys(getTableColumns(table)));
  const present = deletedAt && isNull(deletedAt);
  const order = [...(group ? [asc(group)] : []), ...(sort ? [asc(sort)] : []), asc(id)];

  const valuesOf = (document: Document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => known.has(field)));

  const next = async (tx: Db): Promise<Readonly<Record<string, unknown>>> => {
    if (!sort) return {};
    const [last] = await tx.select({ place: sql<number>`coalesce(max(${sort}), -1)::int` }).from(table);
    return { sort: (last?.place ?? -1) + 1 };
  };

  return {
    async list(db, { q, limit, offset }) {
      const rows = await db
        .select({
          id: sql<number>`${id}`,
          name: sql<string>`${name}`,
          group: sql<string>`${group ?? NOTHING}`,
          detail,
        })
        .from(table)
        .where(and(present, hasWords(name, q)))
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      return rows;
    },
    async read(db, numbers) {
      if (numbers.length === 0) return new Map();
      const rows = await db
        .select({ number: sql<number>`${id}`, row: getTableColumns(table) })
        .from(table)
        .where(and(inArray(id, [...numbers]), present));
      return new Map(rows.map(({ number, row }) => [number, row]));
    },
    async insert(tx, document, given) {
      // A softly deleted row is restored in place, under its former id.
      if (given.id !== undefined && deletedAt) {
        await tx
          .update(table)
          .set({ ...valuesOf(document), deletedAt: null })
          .where(eq(id, given.id));
        return given.id;
      }
      const [row] = await tx
        .insert(table)
        .values({
          ...made(document),
          ...(await next(tx)),
          ...valuesOf(document),
          ...(given.id === undefined ? {} : { id: given.id }),
        })
        .returning({ id: sql<number>`${id}` });
      if (!row) throw new TypeError('The record was not stored');
      return row.id;
    },
    async update(tx, number, document) {
      await tx.update(table).set(valuesOf(document)).where(eq(id, number));
    },
    async remove(tx, number, at) {
      if (deletedAt) await tx.update(table).set({ deletedAt: at }).where(eq(id, number));
      else await tx.delete(table).where(eq(id, number));
    },
    ...(sort && {
      move: (tx, number, direction) => moveRow(tx, { table, id, group, sort, present }, number, direction),
    }),
  };
}

/**
 * Moves a row one place up or down among the present ones of its group, whose positions then are 0, 1, 2 and so on.
 * @returns false for the first or last one
 */
async function moveRow(
  tx: Db,
  {
    table,
    id,
    group,
    sort,
    present,
  }: Required<Pick<Columns, 'table' | 'id' | 'sort'>> & Pick<Columns, 'group'> & { present: SQL | undefined },
  number: number,
  direction: 'up' | 'down',
): Promise<boolean> {
  const [own] = await tx
    .select({ group: sql<string>`${group ?? NOTHING}` })
    .from(table)
    .where(eq(id, number));
  if (!own) throw notFound('This entry');
  const rows = await tx
    .select({ id: sql<number>`${id}`, place: sql<number>`${sort}` })
    .from(table)
    .where(and(present, group && eq(group, own.group)))
    .orderBy(asc(sort), asc(id))
    .for('update');
  const from = rows.findIndex((row) => row.id === number);
  const to = from + (direction === 'up' ? -1 : 1);
  const moved = rows[from];
  if (!moved || to < 0 || to >= rows.length) return false;
  const order = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
  for (const [place, row] of order.entries())
    if (row.place !== place) await tx.update(table).set({ sort: place }).where(eq(id, row.id));
  return true;
}
