import type { submitOrder } from '@/lib/contract/cart/cart.contract';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { Db } from '../../db/client';
import type { addresses, users } from '../../db/schema/account/account';
import { orderLines, orders } from '../../db/schema/orders/orders';
import { dueDay } from '../../rules/checkout/payment-terms';
import type { FreightOption } from '../../rules/cart/shipping';
import type { Totals } from '../../rules/cart/totals';
import { toFields } from '../account/addresses/addresses';
import type { CartLine } from '../cart/cart-lines';

/** How long an order that awaits payment reserves its stock. */
const PAY_WITHIN_MS = 30 * 60_000;

export interface NewOrder {
  number: string;
  invoiceNumber: string | null;
  buyer: typeof users.$inferSelect;
  address: typeof addresses.$inferSelect;
  freight: FreightOption;
  lines: readonly CartLine[];
  totals: Totals;
  body: Pick<BodyOf<typeof submitOrder>, 'note' | 'purchase_order_number' | 'marketing_opt_in'>;
  at: Date;
  /** True when the order waits for a payment. */
  toPay: boolean;
  /** True when the amount left after credit is paid on the account's invoice terms. */
  onInvoice: boolean;
}

type Placed = Pick<NewOrder, 'invoiceNumber' | 'toPay' | 'at'>;

function stateOf({ invoiceNumber, toPay, at }: Placed) {
  return toPay
    ? ({
        status: 'awaiting-payment',
        payUntil: new Date(at.getTime() + PAY_WITHIN_MS),
        invoiceNumber,
        invoicedAt: null,
      } as const)
    : ({ status: 'placed', payUntil: null, invoiceNumber, invoicedAt: invoiceNumber === null ? null : at } as const);
}

/** Stores an order with copies of all displayed data. Returns its id. */
export async function storeOrder(
  tx: Db,
  { number, invoiceNumber, buyer, address, freight, lines, totals, body, at, toPay, onInvoice }: NewOrder,
): Promise<number> {
  const [order] = await tx
    .insert(orders)
    .values({
      ...stateOf({ invoiceNumber, toPay, at }),
      number,
      dueOn:
        onInvoice && invoiceNumber !== null && totals.payable > 0 && buyer.invoiceDays !== null
          ? dueDay(at, buyer.invoiceDays)
          : null,
      userId: buyer.id,
      createdAt: at,
      subtotal: totals.subtotal,
      discount: totals.discount,
      promotionCode: totals.promotion.outcome === 'applied' ? totals.promotion.code : '',
      shippingAmount: totals.shipping ?? 0,
      shippingName: freight.name,
      isPickUp: freight.isPickUp,
      pickUpNote: freight.isPickUp ? freight.pickUpNote : null,
      transit: freight.transit,
      surcharge: totals.surcharge,
      tax: totals.tax,
      total: totals.total,
      credit: totals.credit,
      note: body.note.trim(),
      purchaseOrderNumber: body.purchase_order_number.trim(),
      marketingOptIn: body.marketing_opt_in,
      addressId: address.id,
      delivery: toFields(address),
      buyerName: `${buyer.firstName} ${buyer.lastName}`.trim(),
      buyerEmail: buyer.email,
      buyerCompany: buyer.companyName ?? '',
      buyerAbn: buyer.abn ?? '',
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('The order was not stored');
  await tx.insert(orderLines).values(
    lines.map((line, index) => ({
      orderId: order.id,
      position: index + 1,
      skuId: Number(line.skuId),
      skuCode: line.code,
      productName: line.productName,
      name: line.name,
      url: line.slug,
      addons: line.addons,
      qty: line.qty,
      price: line.price,
      subtotal: line.subtotal,
      discount: totals.discountByLine[index] ?? 0,
    })),
  );
  return order.id;
}
