import type { Cells, KnownProduct, PlannedSku } from '../../../rules/catalogue/sheet/plan-types';

/** Changes to a product whose row and skus are locked. */
export interface ProductEdit {
  readonly product: KnownProduct;
  /** Changed cells. */
  readonly change: Cells;
  readonly skus: readonly { readonly code: string; readonly after: Cells }[];
  readonly added: readonly PlannedSku[];
  /** Codes of removed skus. */
  readonly removed: ReadonlySet<string>;
}

export interface FinalSku {
  /** Null for a sku to be inserted. */
  readonly id: number | null;
  readonly code: string;
  readonly cells: Cells;
}

export interface FinalProduct {
  readonly id: number;
  readonly cells: Cells;
  readonly skus: readonly FinalSku[];
  readonly edit: ProductEdit;
}

/** The product after the edit. */
export function finalOf(edit: ProductEdit): FinalProduct {
  const { product, change, added, removed } = edit;
  const changed = new Map(edit.skus.map(({ code, after }) => [code, after]));
  return {
    id: product.id,
    cells: { ...product.cells, ...change },
    skus: [
      ...product.skus
        .filter(({ code }) => !removed.has(code))
        .map(({ id, code, cells }) => ({ id, code, cells: { ...cells, ...changed.get(code) } })),
      ...added.map(({ code, after }) => ({ id: null, code, cells: after })),
    ],
    edit,
  };
}
