import type { Order } from '@/lib/contract/orders/order';
import { payableOf } from '@/lib/domain/account/credit';
import { formatMoney } from '@/lib/domain/values/money';
import { escapeHtml } from '@/lib/domain/web/escape-html';
import { buttonHtml, escapeLines, letterHtml } from '../mail/letter';
import type { Mail } from '../mail/send-mail';
import { dayInWords } from '../../rules/values/dates';

type Row = readonly [label: string, amount: string];

function amounts(order: Order): Row[] {
  return [
    ['Goods', formatMoney(order.subtotal)],
    ...(order.discount_amount > 0
      ? [[`Discount ${order.promotion_code}`.trim(), `-${formatMoney(order.discount_amount)}`] as const]
      : []),
    [order.shipping_name, formatMoney(order.shipping_amount)],
    ...(order.surcharge_amount > 0
      ? [[`Surcharge, ${order.payment_name}`, formatMoney(order.surcharge_amount)] as const]
      : []),
    ['GST', formatMoney(order.total_tax)],
    ['Total', formatMoney(order.total_amount)],
    ...paymentRows(order),
  ];
}

/** Rows for an order partly paid by credit, or whose invoice was lowered: these amounts, and the remaining one. */
function paymentRows(order: Order): Row[] {
  const lowered = order.refunds.filter((refund) => refund.invoice_amount > 0);
  if (order.credit_amount === 0 && lowered.length === 0) return [];
  const left = payableOf(order);
  return [
    ...(order.credit_amount > 0 ? [['Paid by credit', `-${formatMoney(order.credit_amount)}`] as const] : []),
    ...lowered.map(
      (refund) => [`Credit note ${refund.credit_note_number}`, `-${formatMoney(refund.invoice_amount)}`] as const,
    ),
    ...(left > 0 ? [[order.paid_at ? `Paid by ${order.payment_name}` : 'To pay', formatMoney(left)] as const] : []),
  ];
}

function goods(order: Order): Row[] {
  return order.lines.map((line) => {
    const extras = line.addons.map((addon) => `${addon.name}: ${addon.value}`);
    const title = [line.product_name, line.name, ...extras].filter(Boolean).join(', ');
    return [`${line.qty} × ${title} (${line.sku_code})`, formatMoney(line.subtotal)] as const;
  });
}

function destination(order: Order): string[] {
  const to = order.delivery;
  if (!to) return [];
  return [
    `${to.first_name} ${to.last_name}`,
    to.company,
    to.street_address,
    to.street_address_1,
    `${to.city} ${to.state} ${to.postcode}`,
  ].filter((line) => line.trim() !== '');
}

/** The arrival dates as shown when the order was placed. */
function arrival({ delivery_estimate: estimate }: Order): string[] {
  if (!estimate) return [];
  const to = dayInWords(estimate.to);
  return [estimate.from === null ? `Expected by ${to}.` : `Expected between ${dayInWords(estimate.from)} and ${to}.`];
}

function payment(order: Order): string {
  if (order.credit_amount > 0 && order.credit_amount === order.total_amount)
    return 'Your credit paid for it. Nothing is left to pay.';
  if (payableOf(order) === 0) return 'Nothing is left to pay.';
  if (order.payment_status === 'paid') return 'Your payment has arrived. Thank you.';
  return order.payment_note;
}

interface MailInput {
  order: Order;
  to: string;
  /** Page of the order. */
  orderUrl: string;
}

/** The confirmation of a placed order, as text and as simple HTML. Amounts above the GST row exclude GST. */
export function orderMail({ order, to, orderUrl }: MailInput): Mail {
  const subject = `Order ${order.number} is placed`;
  const intro = `Thank you. We have your order ${order.number}${
    order.purchase_order_number ? ` (your reference ${order.purchase_order_number})` : ''
  }.`;
  const where = order.is_pick_up
    ? ['You collect this order.', order.pick_up_note].filter(Boolean)
    : ['We deliver to', ...destination(order), ...arrival(order)];
  const text = [
    intro,
    payment(order),
    '',
    ...goods(order).map((row) => row.join('  ')),
    '',
    ...amounts(order).map((row) => row.join('  ')),
    '',
    ...where,
    '',
    `Order and invoice: ${orderUrl}`,
    '',
    order.seller.name,
    `ABN ${order.seller.abn}`,
  ].join('\n');
  return { to, subject, text, html: html(subject, intro, order, where, orderUrl) };
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(
    ([label, amount]) =>
      `<tr><td style="padding:6px 16px 6px 0;border-bottom:1px solid #d9d3c6">${escapeHtml(label)}</td>` +
      `<td style="padding:6px 0;border-bottom:1px solid #d9d3c6;text-align:right;white-space:nowrap">` +
      `${escapeHtml(amount)}</td></tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${cells.join('')}</table>`;
}

function html(subject: string, intro: string, order: Order, where: readonly string[], orderUrl: string): string {
  const line = (words: string) => `<p style="margin:0 0 16px">${escapeLines(words)}</p>`;
  const parts = [
    line(intro),
    line(payment(order)),
    table(goods(order)),
    table(amounts(order)),
    `<p style="margin:0 0 24px">${where.map(escapeLines).join('<br>')}</p>`,
    buttonHtml('See the order and its invoice', orderUrl),
  ];
  return letterHtml(subject, parts, [order.seller.name, `ABN ${order.seller.abn}`]);
}
