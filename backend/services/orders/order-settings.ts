import type { Config } from '../../system/config';
import type { MinimumOrder } from '../../rules/cart/totals';

/** The minimum order value, from the platform's settings. */
export function minimumOrder({
  MINIMUM_ORDER_CENTS,
  MINIMUM_ORDER_INCLUDES_GST,
}: Pick<Config, 'MINIMUM_ORDER_CENTS' | 'MINIMUM_ORDER_INCLUDES_GST'>): MinimumOrder {
  return { cents: MINIMUM_ORDER_CENTS, includesGst: MINIMUM_ORDER_INCLUDES_GST };
}
