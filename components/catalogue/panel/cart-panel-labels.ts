import type { AddonProblem } from '@/lib/domain/catalogue/sku-choice';
import type { QuantityProblem } from '@/lib/domain/catalogue/quantity';

/** Words of the cart panel; `{count}`, `{min}`, `{max}` and `{code}` are filled in by `fillWords`. */
export interface CartPanelLabels {
  readonly title: string;
  readonly quantityLabel: string;
  readonly less: string;
  readonly more: string;
  readonly add: string;
  readonly adding: string;
  readonly added: string;
  readonly checkoutNow: string;
  readonly selectOptions: string;
  readonly outOfStock: string;
  readonly inStock: string;
  readonly inStockCount: string;
  readonly lastOnes: string;
  readonly exGst: string;
  readonly was: string;
  readonly from: string;
  readonly code: string;
  readonly update: string;
  readonly extras: string;
  readonly none: string;
  readonly soldOut: string;
  readonly impossible: string;
  readonly range: string;
  readonly rangeFrom: string;
  readonly rangeTo: string;
  readonly unavailable: string;
  readonly retry: string;
  readonly tell: string;
  readonly telling: string;
  readonly told: string;
  readonly tellUnavailable: string;
  readonly tellWhich: string;
  readonly tellFailed: string;
  readonly somethingWrong: string;
  readonly networkError: string;
  readonly quantity: Readonly<Record<QuantityProblem | 'stock', string>>;
  readonly addon: Readonly<Record<AddonProblem, string>>;
}
