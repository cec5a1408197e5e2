import type { OrderBarFacts } from '../../contract/cart/order-bar.contract';
import { type CamelCased, camelCased } from '../values/camel-case';
import type { Cart } from './cart';

/** The order bar's figures; amounts in cents, days as ISO dates. */
export type OrderBar = CamelCased<OrderBarFacts>;

export function toOrderBar(wire: OrderBarFacts): OrderBar {
  return camelCased(wire);
}

/** The figures known from the cart alone, for when the platform does not send the rest in time. */
export function orderBarOf(
  cart: Pick<Cart, 'count' | 'subtotal' | 'minimum' | 'missing' | 'minimumIncludesGst'>,
): OrderBar {
  const { count, subtotal, minimum, missing, minimumIncludesGst } = cart;
  return {
    itemCount: count,
    countedAmount: missing > 0 ? minimum - missing : Math.max(minimum, subtotal),
    minimumAmount: minimum,
    minimumIncludesGst,
  };
}

/** How much of the minimum order is reached, as whole percent; 100 without a minimum. */
export function barProgress({ countedAmount, minimumAmount }: OrderBar): number {
  return minimumAmount <= 0 ? 100 : Math.min(100, Math.floor((countedAmount / minimumAmount) * 100));
}
