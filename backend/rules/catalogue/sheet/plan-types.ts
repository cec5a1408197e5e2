import type { NamedReplacement } from '../replacement';
import type { ProductCells, SkuCells } from './columns';

export type Cells = Readonly<Record<string, string>>;

interface KnownSku {
  readonly id: number;
  readonly code: string;
  readonly stock: number;
  /** Includes the prices by level and quantity, keyed by heading (price-columns.ts). */
  readonly cells: SkuCells & Cells;
}

/** A product in the catalogue. */
export interface KnownProduct {
  readonly id: number;
  readonly slug: string;
  readonly cells: ProductCells;
  readonly skus: readonly KnownSku[];
}

/** The part of the catalogue that a file is compared with. */
export interface CatalogueSnapshot {
  readonly bySlug: ReadonlyMap<string, KnownProduct>;
  /** Also of codes that are retired, or of a product in the bin. */
  readonly slugOfCode: ReadonlyMap<string, string>;
  readonly retired: ReadonlySet<string>;
  /** Existing codes by the key that searches compare, for the file's new codes only. */
  readonly almost: ReadonlyMap<string, string>;
  readonly codeOfBarcode: ReadonlyMap<string, string>;
  /** The codes that the file names as replacements. */
  readonly replacing: ReadonlyMap<string, Pick<NamedReplacement, 'isRetired' | 'replacedBy'>>;
  readonly categories: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  /** Slugs of products in the bin. */
  readonly binned: ReadonlySet<string>;
  readonly codeKey: (code: string) => string;
}

export interface PlannedSku {
  readonly line: number;
  readonly code: string;
  readonly isNew: boolean;
  /** Changed cells; all cells of a new sku. */
  readonly before: Cells;
  readonly after: Cells;
  /** Change of stock in pieces; the initial stock of a new sku. */
  readonly move: number;
}

export interface PlannedFault {
  readonly line: number;
  readonly code: string;
  readonly words: string;
}

/** All changes of one product, applied atomically. */
export interface PlannedProduct {
  readonly kind: 'new' | 'changed' | 'fault';
  readonly slug: string;
  readonly name: string;
  readonly before: Cells;
  readonly after: Cells;
  readonly skus: readonly PlannedSku[];
  readonly faults: readonly PlannedFault[];
  /** Rows as typed, with their faults (FAULT_KEY), if there are any; else empty. */
  readonly typed: readonly Cells[];
}

export interface Plan {
  readonly products: readonly PlannedProduct[];
  /** Number of unchanged skus. */
  readonly unchanged: number;
}
