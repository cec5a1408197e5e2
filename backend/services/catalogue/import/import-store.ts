import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/client';
import { catalogueImportItems, catalogueImports } from '../../../db/schema/catalogue/catalogue-imports';
import { planImport, slugOf } from '../../../rules/catalogue/sheet/plan';
import type { Plan, PlannedProduct } from '../../../rules/catalogue/sheet/plan-types';
import { notFound } from '../../../system/refusals/platform-error';
import { readLevels } from './price-cells';
import { rangeOf } from './range';
import { readCatalogueFile } from './read-table';

export type CatalogueImport = typeof catalogueImports.$inferSelect;
export type ItemKind = PlannedProduct['kind'];

export interface By {
  readonly by: { readonly userId: number; readonly name: string };
  readonly at: Date;
}

/** Days after which a file that was not applied is deleted. */
const RETENTION_DAYS = 7;
const ROWS_AT_ONCE = 1_000;

const cells = z.record(z.string(), z.string());
const planned = z.object({
  kind: z.enum(['new', 'changed', 'fault']),
  slug: z.string(),
  name: z.string(),
  before: cells,
  after: cells,
  skus: z.array(
    z.object({
      line: z.number(),
      code: z.string(),
      isNew: z.boolean(),
      before: cells,
      after: cells,
      move: z.number(),
    }),
  ),
  faults: z.array(z.object({ line: z.number(), code: z.string(), words: z.string() })),
  typed: z.array(cells),
});

export interface ImportItem {
  readonly place: number;
  readonly plan: PlannedProduct;
}

/** Compares a file with the catalogue and stores the differences, without applying them. @throws PlatformError 422 */
export async function compareFile(
  db: Db,
  file: { readonly name: string; readonly bytes: Uint8Array },
  { by, at }: By,
): Promise<number> {
  const levels = await readLevels(db);
  const { rows, unknown } = await readCatalogueFile(file.bytes, [...levels.keys()]);
  const slugs = rows
    .filter(({ cells: { product = '' } }) => product === '')
    .map(({ cells: { name = '' } }) => slugOf(name));
  const plan = planImport(
    rows,
    await rangeOf(
      db,
      rows,
      [...new Set(slugs)].filter((slug) => slug !== ''),
    ),
  );
  const fileHash = createHash('sha256').update(file.bytes).digest('hex');
  return db.transaction(async (tx) => {
    const old = new Date(at.getTime() - RETENTION_DAYS * 86_400_000);
    await tx
      .delete(catalogueImports)
      .where(and(eq(catalogueImports.state, 'compared'), lt(catalogueImports.createdAt, old)));
    const [made] = await tx
      .insert(catalogueImports)
      .values({
        fileName: file.name.slice(0, 120),
        fileHash,
        ...countsOf(plan),
        unknownHeadings: [...unknown],
        userId: by.userId,
        person: by.name,
        createdAt: at,
      })
      .returning({ id: catalogueImports.id });
    if (!made) throw new TypeError('An import was not stored');
    const items = plan.products.map((one, index) => ({
      importId: made.id,
      place: index + 1,
      kind: one.kind,
      plan: one,
    }));
    for (let from = 0; from < items.length; from += ROWS_AT_ONCE)
      await tx.insert(catalogueImportItems).values(items.slice(from, from + ROWS_AT_ONCE));
    return made.id;
  });
}

function countsOf({ products, unchanged }: Plan) {
  const count = (kind: ItemKind) => products.filter((one) => one.kind === kind).length;
  return {
    newProducts: count('new'),
    changedProducts: count('changed'),
    faultyProducts: count('fault'),
    faults: products.reduce((sum, { faults }) => sum + faults.length, 0),
    unchangedSkus: unchanged,
  };
}

const importOf = (db: Db, id: number) => db.select().from(catalogueImports).where(eq(catalogueImports.id, id));

/** @throws PlatformError 404 */
export async function readImport(db: Db, id: number): Promise<CatalogueImport> {
  const [found] = await importOf(db, id);
  if (!found) throw notFound('This import');
  return found;
}

/** Like readImport, but locks the row until the transaction ends. @throws PlatformError 404 */
export async function lockImportRow(tx: Db, id: number): Promise<CatalogueImport> {
  const [found] = await importOf(tx, id).for('update');
  if (!found) throw notFound('This import');
  return found;
}

/** The latest 20 files, newest first. */
export function lastImports(db: Db): Promise<CatalogueImport[]> {
  return db.select().from(catalogueImports).orderBy(desc(catalogueImports.id)).limit(20);
}

/** Another import of the same file that is applied and not undone, or null. */
export async function appliedBefore(db: Db, { id, fileHash }: CatalogueImport): Promise<CatalogueImport | null> {
  const [found] = await db
    .select()
    .from(catalogueImports)
    .where(
      and(eq(catalogueImports.fileHash, fileHash), eq(catalogueImports.state, 'applied'), ne(catalogueImports.id, id)),
    )
    .orderBy(desc(catalogueImports.id))
    .limit(1);
  return found ?? null;
}

interface ItemFilter {
  readonly kinds: readonly ItemKind[];
  readonly after?: number;
  readonly limit?: number;
}

/** The planned products of a file, in file order. */
export async function readItems(
  db: Db,
  importId: number,
  { kinds, after = 0, limit }: ItemFilter,
): Promise<ImportItem[]> {
  const query = db
    .select({ place: catalogueImportItems.place, plan: catalogueImportItems.plan })
    .from(catalogueImportItems)
    .where(
      and(
        eq(catalogueImportItems.importId, importId),
        inArray(catalogueImportItems.kind, [...kinds]),
        gt(catalogueImportItems.place, after),
      ),
    )
    .orderBy(asc(catalogueImportItems.place));
  const rows = limit === undefined ? await query : await query.limit(limit);
  return rows.map(({ place, plan }) => ({ place, plan: planned.parse(plan) }));
}
