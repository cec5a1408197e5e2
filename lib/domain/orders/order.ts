import type * as contract from '../../contract/orders/order';
import { type Address, toAddress } from '../account/address';
import { payableOf } from '../account/credit';
import { type CamelCased, camelCased } from '../values/camel-case';

export type OrderSummary = CamelCased<contract.OrderSummary>;
type OrderLine = CamelCased<contract.Order['lines'][number]>;

type Parcel = contract.Order['shipments'][number];
/** A shipped parcel. */
export type Shipment = Omit<CamelCased<Parcel>, 'lines'> & {
  readonly lines: readonly CamelCased<Parcel['lines'][number]>[];
};
type Refund = CamelCased<contract.Order['refunds'][number]>;
type OwnNames = 'lines' | 'delivery' | 'payableAmount' | 'shipments' | 'refunds';

export interface Order extends Omit<CamelCased<contract.Order>, OwnNames> {
  readonly lines: readonly OrderLine[];
  readonly shipments: readonly Shipment[];
  readonly refunds: readonly Refund[];
  /** Left to pay after credit and what was taken off the invoice, in cents with GST. */
  readonly payableAmount: number;
  /** Delivery address; null when unknown, as for some pickups. */
  readonly delivery: Omit<Address, 'enabled'> | null;
}

export function toOrderSummary(reply: contract.OrderSummary): OrderSummary {
  return camelCased(reply);
}

export function toOrder(reply: contract.Order): Order {
  return {
    ...camelCased(reply),
    lines: reply.lines.map((line) => camelCased(line)),
    shipments: reply.shipments.map((parcel) => ({
      ...camelCased(parcel),
      lines: parcel.lines.map((line) => camelCased(line)),
    })),
    refunds: reply.refunds.map((refund) => camelCased(refund)),
    payableAmount: payableOf(reply),
    delivery: reply.delivery ? toAddress(reply.delivery) : null,
  };
}
