import type { MatrixProblem } from '@/lib/domain/catalogue/matrix';
import type { PriceLabels } from '@/components/ui/text/price';

/** Words of the matrix; `{name}`, `{count}`, `{added}`, `{refused}` and `{code}` are filled in by `fillWords`. */
export interface MatrixLabels {
  readonly title: string;
  /** Of the table. */
  readonly table: string;
  readonly quantity: string;
  readonly quantityOf: string;
  readonly price: string;
  readonly stock: string;
  readonly inStock: string;
  readonly inStockCount: string;
  readonly outOfStock: string;
  readonly notMade: string;
  readonly pieces: string;
  readonly add: string;
  readonly adding: string;
  readonly all: string;
  readonly partly: string;
  readonly someWrong: string;
  readonly nothing: string;
  readonly cellAdded: string;
  readonly goToCart: string;
  readonly networkError: string;
  readonly somethingWrong: string;
  readonly money: PriceLabels;
  readonly problem: Readonly<Record<MatrixProblem, string>>;
}
