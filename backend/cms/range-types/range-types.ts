import type { ContentType } from '../content/content-type';
import { CATEGORIES } from './categories';
import { DISPATCH } from './dispatch';
import { FREIGHT_RATES } from './freight-rates';
import { FREIGHT_ZONES } from './freight-zones';
import { PRICE_LEVELS } from './price-levels';
import { PRODUCTS } from './products';
import { PROMOTIONS } from './promotions';

/** All kinds of catalogue records, in menu order. */
export const RANGE_TYPES: readonly ContentType[] = [
  PRODUCTS,
  CATEGORIES,
  PRICE_LEVELS,
  PROMOTIONS,
  FREIGHT_RATES,
  FREIGHT_ZONES,
  DISPATCH,
];
