import type { ProductCells, SkuCells } from './columns';

export type Cells = Readonly<Record<string, string>>;

interface KnownSku {
  readonly id: number;
  readonly code: string;
  readonly stock: number;
  /** With the prices that it has by level and quantity, by their headings (price-columns.ts). */
  readonly cells: SkuCells & Cells;
}

/** A product as the catalogue has it. */
export interface KnownProduct {
  readonly id: number;
  readonly slug: string;
  readonly cells: ProductCells;
  readonly skus: readonly KnownSku[];
}

/** What of the catalogue a file is compared with. */
export interface KnownRange {
  readonly bySlug: ReadonlyMap<string, KnownProduct>;
  readonly slugOfCode: ReadonlyMap<string, string>;
  /** Codes by how searches compare them, of new ones alone. */
  readonly almost: ReadonlyMap<string, string>;
  readonly codeOfBarcode: ReadonlyMap<string, string>;
  readonly categories: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  /** Addresses of products in the bin. */
  readonly binned: ReadonlySet<string>;
  readonly codeKey: (code: string) => string;
}

export interface PlannedSku {
  readonly line: number;
  readonly code: string;
  readonly isNew: boolean;
  /** What differs; of a new sku all that it has. */
  readonly before: Cells;
  readonly after: Cells;
  /** Pieces to add or take; of a new sku what there is. */
  readonly move: number;
}

export interface PlannedFault {
  readonly line: number;
  readonly code: string;
  readonly words: string;
}

/** All that a file says of one product: it is done as a whole or not at all. */
export interface PlannedProduct {
  readonly kind: 'new' | 'changed' | 'fault';
  readonly slug: string;
  readonly name: string;
  readonly before: Cells;
  readonly after: Cells;
  readonly skus: readonly PlannedSku[];
  readonly faults: readonly PlannedFault[];
  /** What was typed, of what has a fault. */
  readonly typed: readonly Cells[];
}

export interface Plan {
  readonly products: readonly PlannedProduct[];
  /** Skus of which nothing changes. */
  readonly unchanged: number;
}
