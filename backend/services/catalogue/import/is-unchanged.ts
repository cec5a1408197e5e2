import { centsOf } from '../../../rules/catalogue/sheet/columns';
import type { Cells, KnownProduct, PlannedProduct } from '../../../rules/catalogue/sheet/plan-types';

const isAs = (cells: Cells, wanted: Cells): boolean =>
  Object.entries(wanted).every(([key, value]) => (cells[key] ?? '') === value);

/**
 * True if a special price is below the price. Only what changes is compared with the preview: the other one of the two
 * may have changed since, and customers would pay a special price that is above the price.
 */
const isBelowPrice = ({ special = '', price = '' }: Cells): boolean =>
  special === '' || centsOf(special) < centsOf(price);

/** True if a product is unchanged since the preview. */
export function isAsShown(plan: PlannedProduct, known: KnownProduct | null, taken: ReadonlySet<string>): boolean {
  if ((known === null) !== (plan.kind === 'new')) return false;
  return (
    (known === null || isAs(known.cells, plan.before)) &&
    plan.skus.every((sku) => {
      if (sku.isNew) return !taken.has(sku.code);
      const own = known?.skus.find(({ code }) => code === sku.code);
      if (own === undefined || !isAs(own.cells, sku.before)) return false;
      return isBelowPrice({ ...own.cells, ...sku.after }) && own.stock + sku.move >= 0;
    })
  );
}

/** True if a product is unchanged since the import and its stock allows the reversal. */
export function isAsLeft(plan: PlannedProduct, known: KnownProduct | null): boolean {
  if (known === null || !isAs(known.cells, plan.after)) return false;
  if (plan.kind === 'new' && known.skus.length !== plan.skus.length) return false;
  return plan.skus.every((sku) => {
    const own = known.skus.find(({ code }) => code === sku.code);
    if (own === undefined || !isAs(own.cells, sku.after)) return false;
    // A new one goes with all of its prices, also those that the file does not have.
    if (sku.isNew) return own.stock === sku.move && isAs(sku.after, own.cells);
    return isBelowPrice({ ...own.cells, ...sku.before }) && own.stock - sku.move >= 0;
  });
}
