import type * as contract from '../../contract/orders/order';
import { type Address, toAddress } from '../account/address';
import { payableOf } from '../account/credit';
import { type CamelCased, camelCased } from '../values/camel-case';

export type OrderSummary = CamelCased<contract.OrderSummary>;
type OrderLine = CamelCased<contract.Order['lines'][number]>;

export interface Order extends Omit<CamelCased<contract.Order>, 'lines' | 'delivery' | 'payableAmount'> {
  readonly lines: readonly OrderLine[];
  /** What credit leaves to be paid otherwise, in cents with GST. */
  readonly payableAmount: number;
  /** Where it goes; null where nobody knows, as for some orders that are picked up. */
  readonly delivery: Omit<Address, 'enabled'> | null;
}

export function toOrderSummary(reply: contract.OrderSummary): OrderSummary {
  return camelCased(reply);
}

export function toOrder(reply: contract.Order): Order {
  return {
    ...camelCased(reply),
    lines: reply.lines.map((line) => camelCased(line)),
    payableAmount: payableOf(reply),
    delivery: reply.delivery ? toAddress(reply.delivery) : null,
  };
}
