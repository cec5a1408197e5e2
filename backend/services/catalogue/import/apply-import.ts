import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { isConflict } from '../../../db/is-conflict';
import { catalogueImports } from '../../../db/schema/catalogue/catalogue-imports';
import type { KnownProduct, PlannedProduct } from '../../../rules/catalogue/sheet/plan-types';
import { PlatformError } from '../../../system/refusals/platform-error';
import { recordChange } from '../../site/change-log';
import { type By, type CatalogueImport, lockImportRow, readItems } from './import-store';
import { lockProducts, productsOf } from './range';
import { type Move, moveStocks } from './move-stocks';
import { isAsLeft, isAsShown } from './is-unchanged';
import { addProducts, deleteProducts } from './new-products';
import { texts } from './statement-lists';
import { writeProducts } from './write-products';

export interface ImportOutcome {
  readonly kind: 'done' | 'done-before';
  /** The slugs of products that are shown from now on. */
  readonly shown: readonly string[];
}

const DONE_BEFORE: ImportOutcome = { kind: 'done-before', shown: [] };
const NOT_AS_SHOWN = 'Nothing was imported, because the catalogue is not as this page showed it. Send the file again.';
const NOT_AS_LEFT = 'Nothing was undone, because something of this import was changed, sold or ordered later.';

const NAMED = 5;

/** Throws if any names are given, listing the first NAMED. @throws PlatformError 409 */
function refuseChanged(names: readonly string[], words: string): void {
  if (names.length === 0) return;
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  throw new PlatformError(409, 'CHANGED', `${words} Changed since: ${names.slice(0, NAMED).join(', ')}${more}.`);
}

/**
 * Refuses what the database does not take: a code, an address or options that somebody took meanwhile. Retired skus and
 * products in the bin have theirs too, and are not among the rows that were compared. @throws PlatformError 409
 */
async function refuseConflict<T>(words: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isConflict(error)) throw new PlatformError(409, 'CHANGED', words);
    throw error;
  }
}

const shownIn = (plans: readonly PlannedProduct[], cells: 'before' | 'after'): string[] =>
  plans.filter((plan) => plan[cells]['shown'] === 'yes').map(({ slug }) => slug);

/** Advisory lock that serializes imports: new codes and slugs have no rows to lock yet. */
const IMPORT_LOCK = 7_046_002;

/** @throws PlatformError 404 */
async function lockImport(tx: Db, id: number): Promise<CatalogueImport> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  return lockImportRow(tx, id);
}

interface Plans {
  readonly plans: readonly PlannedProduct[];
  /** The current products of the plans, by slug. */
  readonly known: ReadonlyMap<string, KnownProduct>;
}

/** An import's changes, without products that have faults. */
async function readPlans(tx: Db, id: number): Promise<Plans> {
  const plans = (await readItems(tx, id, { kinds: ['new', 'changed'] })).map(({ plan }) => plan);
  const codes = plans.flatMap(({ skus }) => skus.map(({ code }) => code));
  const ids = await productsOf(tx, { codes, slugs: plans.map(({ slug }) => slug) });
  const range = await lockProducts(tx, ids);
  return { plans, known: new Map(range.map((product) => [product.slug, product])) };
}

/** Refuses if another sku has received a planned barcode meanwhile. @throws PlatformError 409 */
async function refuseTaken(tx: Db, plans: readonly PlannedProduct[], cells: 'before' | 'after'): Promise<void> {
  const wanted = plans.flatMap(({ skus }) =>
    skus.map((sku) => ({ code: sku.code, barcode: sku[cells]['barcode'] ?? '' })),
  );
  const taken = await queryRows(
    tx,
    z.object({ code: z.string() }),
    sql`select c.code from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as c (code text, barcode text)
      join skus on skus.barcode = c.barcode and skus.code <> c.code where c.barcode <> ''`,
  );
  refuseChanged(
    taken.map(({ code }) => code),
    'Nothing was changed, because barcodes are taken meanwhile that were free.',
  );
}

/** Refuses if a product that would go was saved in its form, which has more than a file. @throws PlatformError 409 */
async function refuseEdited(tx: Db, plans: readonly PlannedProduct[]): Promise<void> {
  const slugs = plans.filter(({ kind }) => kind === 'new').map(({ slug }) => slug);
  const edited = await queryRows(
    tx,
    z.object({ name: z.string() }),
    sql`select name from products where slug = any (${texts(slugs)}) and exists (
      select 1 from content_revisions where type = 'products' and record_id = products.id) order by id`,
  );
  refuseChanged(
    edited.map(({ name }) => name),
    NOT_AS_LEFT,
  );
}

/** Refuses if a sku that would go was ordered, also if all its pieces are back. @throws PlatformError 409 */
async function refuseOrdered(tx: Db, plans: readonly PlannedProduct[]): Promise<void> {
  const codes = plans.flatMap(({ skus }) => skus.filter(({ isNew }) => isNew).map(({ code }) => code));
  const ordered = await queryRows(
    tx,
    z.object({ code: z.string() }),
    sql`select distinct code from skus join order_lines on order_lines.sku_id = skus.id
      where code = any (${texts(codes)}) order by code`,
  );
  refuseChanged(
    ordered.map(({ code }) => code),
    NOT_AS_LEFT,
  );
}

const WORDS = { apply: 'Catalogue imported', undo: 'Import undone' } as const;

async function log(tx: Db, action: keyof typeof WORDS, file: CatalogueImport, { by, at }: By): Promise<void> {
  const counts = { new_products: file.newProducts, changed_products: file.changedProducts };
  const [before, after] = action === 'apply' ? [{}, counts] : [counts, {}];
  const change = { by, at, subject: 'import', id: String(file.id), name: file.fileName } as const;
  await recordChange(tx, { ...change, action: WORDS[action], before, after });
}

/**
 * Applies all previewed changes, except those of products with faults, in the caller's transaction; idempotent.
 * @throws PlatformError 404, 409
 */
export async function applyImport(tx: Db, id: number, request: By): Promise<ImportOutcome> {
  const file = await lockImport(tx, id);
  if (file.state === 'applied') return DONE_BEFORE;
  if (file.state === 'undone') throw new PlatformError(409, 'UNDONE', 'This import was undone. Send the file again.');
  const { plans, known } = await readPlans(tx, id);
  const taken = new Set([...known.values()].flatMap(({ skus }) => skus.map(({ code }) => code)));
  refuseChanged(
    plans.filter((plan) => !isAsShown(plan, known.get(plan.slug) ?? null, taken)).map(({ name }) => name),
    NOT_AS_SHOWN,
  );
  await refuseTaken(tx, plans, 'after');
  await refuseConflict(NOT_AS_SHOWN, () => writePlans(tx, plans, known, request.at));
  await moveStocks(tx, movesOf(plans, 1), { ...request, key: `import:${id}`, reason: `Import of ${file.fileName}` });
  await tx.update(catalogueImports).set({ state: 'applied', appliedAt: request.at }).where(eq(catalogueImports.id, id));
  await log(tx, 'apply', file, request);
  return { kind: 'done', shown: shownIn(plans, 'after') };
}

async function writePlans(tx: Db, plans: readonly PlannedProduct[], known: Plans['known'], at: Date): Promise<void> {
  const made = await addProducts(
    tx,
    plans.filter(({ kind }) => kind === 'new'),
    at,
  );
  const products = new Map([...known, ...made.map((product) => [product.slug, product] as const)]);
  const edits = plans.flatMap((plan) => {
    const product = products.get(plan.slug);
    const [added, skus] = [plan.skus.filter((sku) => sku.isNew), plan.skus.filter((sku) => !sku.isNew)];
    return product === undefined ? [] : [{ product, change: plan.after, skus, added, removed: new Set<string>() }];
  });
  await writeProducts(tx, edits, at);
}

function movesOf(plans: readonly PlannedProduct[], direction: 1 | -1): Move[] {
  return plans
    .flatMap(({ skus }) => skus)
    .filter(({ isNew, move }) => move !== 0 && (direction === 1 || !isNew))
    .map(({ code, move, isNew }) => ({ code, isNew, qty: move * direction }));
}

/** Reverts a whole import, unless part of it changed since; idempotent. @throws PlatformError 404, 409 */
export async function undoImport(tx: Db, id: number, request: By): Promise<ImportOutcome> {
  const file = await lockImport(tx, id);
  if (file.state === 'undone') return DONE_BEFORE;
  if (file.state === 'compared') throw new PlatformError(409, 'NOT_APPLIED', 'This file was not imported.');
  const { plans, known } = await readPlans(tx, id);
  refuseChanged(
    plans.filter((plan) => !isAsLeft(plan, known.get(plan.slug) ?? null)).map(({ name }) => name),
    NOT_AS_LEFT,
  );
  await refuseEdited(tx, plans);
  await refuseOrdered(tx, plans);
  await refuseTaken(
    tx,
    plans.filter(({ kind }) => kind === 'changed'),
    'before',
  );
  await moveStocks(tx, movesOf(plans, -1), {
    ...request,
    key: `undo:${id}`,
    reason: `Import of ${file.fileName} undone`,
  });
  await refuseConflict(NOT_AS_LEFT, () => unwritePlans(tx, plans, known, request.at));
  await tx.update(catalogueImports).set({ state: 'undone', undoneAt: request.at }).where(eq(catalogueImports.id, id));
  await log(tx, 'undo', file, request);
  return { kind: 'done', shown: shownIn(plans, 'before') };
}

async function unwritePlans(tx: Db, plans: readonly PlannedProduct[], known: Plans['known'], at: Date): Promise<void> {
  const of = ({ slug }: PlannedProduct): KnownProduct[] => [known.get(slug)].filter((one) => one !== undefined);
  await deleteProducts(tx, plans.filter(({ kind }) => kind === 'new').flatMap(of));
  const edits = plans
    .filter(({ kind }) => kind === 'changed')
    .flatMap((plan) =>
      of(plan).map((product) => ({
        product,
        change: plan.before,
        skus: plan.skus.filter((sku) => !sku.isNew).map(({ code, before }) => ({ code, after: before })),
        added: [],
        removed: new Set(plan.skus.filter((sku) => sku.isNew).map(({ code }) => code)),
      })),
    );
  await writeProducts(tx, edits, at);
}
