import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Tables of at least this many rows grow with the shop; a full scan of smaller ones is fast and intended. */
export const LARGE = 2_000;
/** Number of rows that a scan reads in the time of one index look-up. */
const ROWS_A_LOOK = 20;

const plan = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) });
const node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Actual Rows': z.number().default(0),
  'Actual Loops': z.number().default(0),
  'Rows Removed by Filter': z.number().default(0),
  Plans: z.array(z.unknown()).default([]),
});
type Node = z.infer<typeof node>;

function nodesOf(value: unknown): Node[] {
  const top = node.parse(value);
  return [top, ...top.Plans.flatMap(nodesOf)];
}

function asSql({ text, values }: Statement): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
    sql``,
  );
}

async function explain(db: Db, statement: Statement, how: SQL): Promise<Node[]> {
  const [explained] = await queryRows(db, plan, sql`explain (${how}) ${asSql(statement)}`);
  return nodesOf(explained?.['QUERY PLAN'][0]?.Plan);
}

/** The most rows that a step of the statement returns. */
export async function mostRows(db: Db, statement: Statement): Promise<number> {
  const nodes = await explain(db, statement, sql`analyze, format json`);
  return Math.max(...nodes.map((step) => step['Actual Rows'] * step['Actual Loops']));
}

/** Large tables with their row counts. */
async function largeTables(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows(
    db,
    z.object({ name: z.string(), rows: z.number() }),
    sql`select relname as name, reltuples::float8 as rows from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${LARGE}`,
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}

const readsOnly = ({ text }: Statement): boolean => /^\s*(select|with)/i.test(text) && !/\block|nextval/i.test(text);

/** The most rows that a statement can be after: with very many of them a full scan is the better plan. */
function keysOf({ text, values }: Statement): number {
  const limits = [...text.matchAll(/\blimit \$(\d+)/g)].map(([, place]) => Number(values[Number(place) - 1]));
  return Math.max(values.length, ...limits, ...values.map((value) => (Array.isArray(value) ? value.length : 1)), 1);
}

/**
 * Statements that read all of a large table, each prefixed with the table's name: by a sequential scan, or by walking
 * through most of an index, which is as slow.
 */
export async function fullScans(db: Db, ran: readonly Statement[]): Promise<string[]> {
  const large = await largeTables(db);
  const found: string[] = [];
  for (const statement of ran) {
    if (!/^\s*(select|with|update|delete|insert)/i.test(statement.text)) continue;
    const keys = keysOf(statement);
    const isLarge = ({ 'Relation Name': table = '' }: Node): boolean => (large.get(table) ?? 0) > ROWS_A_LOOK * keys;
    const nodes = await explain(db, statement, sql`format json`);
    const scans = nodes.filter((step) => step['Node Type'] === 'Seq Scan' && isLarge(step));
    const walks = nodes.some((step) => step['Node Type'].startsWith('Index') && !step['Index Cond'] && isLarge(step));
    // Only running it shows whether a limit ends a walk.
    if (walks && readsOnly(statement)) {
      const steps = await explain(db, statement, sql`analyze, format json`);
      const walked = steps.filter((step) => {
        const read = (step['Actual Rows'] + step['Rows Removed by Filter']) * step['Actual Loops'];
        const all = large.get(step['Relation Name'] ?? '') ?? Number.POSITIVE_INFINITY;
        return step['Node Type'].startsWith('Index') && !step['Index Cond'] && isLarge(step) && read > all / 2;
      });
      scans.push(...walked);
    }
    found.push(...scans.map((step) => `${step['Relation Name']}: ${statement.text}`));
  }
  return found;
}
