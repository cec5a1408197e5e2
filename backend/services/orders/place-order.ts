import { eq, inArray } from 'drizzle-orm';
import type { submitOrder } from '@/lib/contract/cart/cart.contract';
import type { BodyOf, ReplyOf } from '@/lib/contract/endpoint';
import { formatMoney } from '@/lib/domain/values/money';
import type { Config } from '../../system/config';
import type { Db } from '../../db/client';
import { skus } from '../../db/schema/catalogue/catalogue';
import { users } from '../../db/schema/account/account';
import { cartItems } from '../../db/schema/orders/cart';
import { lockCredit, spendCredit } from '../account/credit/spend-credit';
import { queueMail } from '../mail/queue-mail';
import { createPayment } from '../payments/create-payment';
import { paymentAddress } from '../payments/payment-address';
import { NO_CARDS, takesCards } from '../payments/takes-cards';
import { creditReason } from '../../rules/account/credit-reasons';
import { gatewaysOf } from '../../rules/checkout/payment-terms';
import { freightOptions } from '../../rules/cart/shipping';
import { unsoldQuantity } from '../../rules/catalogue/order-quantity';
import { shortage } from '../../rules/catalogue/stock';
import type { Gateway } from '../../rules/checkout/surcharges';
import { promotionMessageCode } from '../../rules/cart/promotions';
import { type MinimumOrder, type Totals, totalsOf } from '../../rules/cart/totals';
import { findAddress } from '../account/addresses/addresses';
import { type CartLine, loadLines, parcelOf } from '../cart/cart-lines';
import { deleteSnapshots } from '../cart/cart-snapshots';
import { emptyCart, lockCart } from '../cart/cart-store';
import { creditReference } from './credit-reference';
import { findPromotion, promotionLines } from '../cart/find-promotion';
import { loadFreight } from '../cart/freight';
import { nextInvoiceNumber, nextOrderNumber } from '../payments/next-number';
import { owedBy } from './open-invoices';
import { OrderRefused } from './order-refused';
import { minimumOrder } from './order-settings';
import { readGateway } from '../payments/payment-types';
import { lockSkus } from '../catalogue/skus/lock-skus';
import { takeStock } from '../catalogue/stock/stock-store';
import { storeOrder } from './store-order';

export interface OrderRequest {
  userId: number;
  body: BodyOf<typeof submitOrder>;
  config: Config;
  at: Date;
}

/** The lines of a cart. Their skus are locked until the transaction ends. */
async function lockedLines(tx: Db, cartId: number): Promise<CartLine[]> {
  await lockSkus(
    tx,
    inArray(skus.id, tx.select({ id: cartItems.skuId }).from(cartItems).where(eq(cartItems.cartId, cartId))),
  );
  return loadLines(tx, cartId);
}

function checkLines(lines: readonly CartLine[]): void {
  if (lines.length === 0)
    throw new OrderRefused('CART_EMPTY', 'Your cart is empty. It may have been ordered already: see your orders.');
  const changed = lines.find((line) => line.addonsGone);
  if (changed)
    throw new OrderRefused(
      'EXTRA_GONE',
      `An extra of ${changed.productName} can no longer be ordered. Remove that line and add it again.`,
      { product: changed.productName },
    );
  const short = shortage(lines, new Map(lines.map((line) => [line.skuId, line.stock])));
  if (short !== null) throw new OrderRefused('CART_SHORT', short);
  const unsold = unsoldQuantity(lines);
  if (unsold !== null) throw new OrderRefused('LINE_SOLD_IN', unsold.words, unsold.values);
}

const NOT_ON_INVOICE =
  'Orders of your account are paid when they are placed. Choose another way to pay, or ask us for an invoice account.';

/** Open invoices may not exceed the account's limit; the cart's lock serializes this check. */
async function checkCreditLimit(
  tx: Db,
  { id, creditLimit }: typeof users.$inferSelect,
  payable: number,
): Promise<void> {
  if (creditLimit === null || payable === 0) return;
  const owed = await owedBy(tx, id);
  if (owed + payable <= creditLimit) return;
  throw new OrderRefused(
    'CREDIT_LIMIT',
    `Your credit limit is ${formatMoney(creditLimit)}, and ${formatMoney(owed)} of it is used by invoices that are ` +
      'open. Choose another way to pay, or pay an invoice first.',
    { limit: creditLimit, owed },
  );
}

/** The amounts the buyer saw, in cents. */
type Expected = Pick<OrderRequest['body'], 'expected_total' | 'expected_payable'>;

function checkTotals({ missing, promotion, total, payable }: Totals, minimum: MinimumOrder, expected: Expected): void {
  if (missing > 0) {
    const basis = minimum.includesGst ? 'with' : 'without';
    throw new OrderRefused(
      'MINIMUM_ORDER',
      `The minimum order is ${formatMoney(minimum.cents)} ${basis} GST; ${formatMoney(missing)} is missing.`,
      { missing },
    );
  }
  if (promotion.outcome === 'refused') {
    const { text_code, values } = promotionMessageCode(promotion);
    throw new OrderRefused(text_code, promotion.message, values);
  }
  const { expected_total: seenTotal = total, expected_payable: seenPayable = payable } = expected;
  if (seenTotal !== total) {
    throw new OrderRefused(
      'TOTAL_CHANGED',
      `The total has changed from ${formatMoney(seenTotal)} to ${formatMoney(total)}. Please look at it and place ` +
        `the order again.`,
    );
  }
  if (seenPayable !== payable) {
    throw new OrderRefused(
      'PAYABLE_CHANGED',
      `Your credit has changed: ${formatMoney(payable)} is left to pay instead of ${formatMoney(seenPayable)}. ` +
        `Please look at it and place the order again.`,
    );
  }
}

/**
 * Places the order of an account's cart: validates everything again, takes the stock, empties the cart, spends the
 * credit, and queues the confirmation unless a payment is needed first. Run it in a transaction, and roll back when it
 * throws OrderRefused, whose message is for the buyer.
 */
export async function placeOrder(
  tx: Db,
  { userId, body, config, at }: OrderRequest,
): Promise<ReplyOf<typeof submitOrder>> {
  const gateway = readGateway(body.paymentGateway);
  if (gateway === null) throw new OrderRefused('PAYMENT_MISSING', 'Choose a way to pay.');
  const [buyer] = await tx.select().from(users).where(eq(users.id, userId));
  if (!buyer) throw new Error('The caller has no account');
  if (!gatewaysOf(buyer.invoiceDays).includes(gateway)) throw new OrderRefused('NOT_ON_INVOICE', NOT_ON_INVOICE);
  const cartId = await lockCart(tx, { userId }, at);
  const lines = await lockedLines(tx, cartId);
  checkLines(lines);

  const address = await findAddress(tx, userId, body.address);
  if (!address) throw new OrderRefused('ADDRESS_MISSING', 'Choose a delivery address.');
  const options = freightOptions(await loadFreight(tx), address.postcode, parcelOf(lines));
  const freight = options.find((option) => option.id === body.shipping_option_id);
  if (!freight)
    throw new OrderRefused(
      'FREIGHT_GONE',
      'This delivery is not offered for your order and address. Choose another one.',
    );

  const found = await findPromotion(tx, body.promotion_code, userId);
  const minimum = minimumOrder(config);
  const totals = totalsOf({
    code: body.promotion_code,
    ...found,
    freight,
    now: at,
    minimum,
    surchargePoints: config.PAYMENT_SURCHARGES[gateway] ?? 0,
    credit: body.use_credit ? await lockCredit(tx, userId) : 0,
    lines: await promotionLines(tx, found.promotion, lines),
  });
  checkTotals(totals, minimum, body);
  if (gateway === 'account') await checkCreditLimit(tx, buyer, totals.payable);

  const toPay = gateway === 'card' && totals.payable > 0;
  if (toPay && !takesCards(config)) throw new OrderRefused('NOT_OFFERED', NO_CARDS);
  const number = await nextOrderNumber(tx);
  const invoiceNumber = toPay ? null : await nextInvoiceNumber(tx);
  const orderId = await storeOrder(tx, {
    number,
    invoiceNumber,
    buyer,
    address,
    freight,
    lines,
    totals,
    body,
    at,
    toPay,
    onInvoice: gateway === 'account',
  });
  if (totals.credit > 0) await payByCredit(tx, { orderId, number, userId, cents: totals.credit, at });
  await takeStock(
    tx,
    lines.map(({ skuId, qty }) => ({ skuId: Number(skuId), qty })),
  );
  await emptyCart(tx, cartId);
  await deleteSnapshots(tx, cartId);
  const payment = await payFor(tx, { orderId, number, gateway, payable: totals.payable, returnUrl: body.url, at });
  if (!toPay) await queueMail(tx, { kind: 'order-placed', orderId }, at);
  return {
    success: true,
    payment: toPay ? paymentAddress(config, payment.token) : null,
    message: '',
    order_id: String(orderId),
  };
}

interface ByCredit {
  orderId: number;
  number: string;
  userId: number;
  cents: number;
  at: Date;
}

async function payByCredit(tx: Db, { orderId, number, userId, cents, at }: ByCredit): Promise<void> {
  const spent = await spendCredit(tx, {
    userId,
    cents,
    reference: creditReference(orderId),
    reason: creditReason('order', number),
    at,
  });
  if (spent !== cents) throw new Error(`Order ${number} takes ${cents} cents of credit, and ${spent} were spent`);
}

interface ToPay {
  orderId: number;
  number: string;
  gateway: Gateway;
  /** Cents with GST, after credit. */
  payable: number;
  returnUrl: string;
  at: Date;
}

function payFor(tx: Db, { orderId, number, gateway, payable, returnUrl, at }: ToPay): Promise<{ token: string }> {
  const settled = payable === 0;
  return createPayment(tx, {
    subject: 'order',
    subjectId: orderId,
    description: `Order ${number}`,
    gateway,
    amount: payable,
    returnUrl,
    createdAt: at,
    status: settled ? 'paid' : 'pending',
    paidAt: settled ? at : null,
  });
}
