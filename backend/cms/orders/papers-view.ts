import { formatAbn } from '@/lib/domain/account/abn';
import { barCode } from '@/lib/domain/orders/code128';
import { formatMoney } from '@/lib/domain/values/money';
import type { SiteSettings } from '@/lib/contract/site/site';
import { isOpenInvoice } from '../../rules/orders/refunds';
import { dayInWords } from '../../rules/values/dates';
import type { Refund } from '../../services/orders/fulfil/read-fulfilment';
import { type Html, html, nothing } from '../views/html';
import { clockTime } from '../views/time';
import type { OrderDetail } from './order-detail';

const QUIET = 10;

/** A text as a barcode; nothing when it cannot be encoded. */
function bars(text: string): Html {
  const code = barCode(text);
  if (!code) return nothing;
  return html`<svg class="bars" viewBox="0 0 ${code.width + 2 * QUIET} 40" preserveAspectRatio="none" role="img"
  aria-label="Barcode of ${text}">${code.bars.map(
    ({ at, width }) => html`<rect x="${at + QUIET}" y="0" width="${width}" height="40"></rect>`,
  )}</svg>`;
}

function deliveryLine({ order, delivery }: OrderDetail): string {
  if (order.isPickUp) return order.shippingName;
  const name = `${delivery.first_name} ${delivery.last_name}`.trim();
  const place = `${delivery.city} ${delivery.state} ${delivery.postcode}`;
  return [name, delivery.company, delivery.street_address, delivery.street_address_1, place]
    .filter((part) => part !== '')
    .join(', ');
}

const bar = (id: number): Html =>
  html`<p class="no-print"><a class="button" href="/cms/orders/${id}">Back to the order</a>
<button type="button" class="primary" data-print hidden>Print</button></p>`;

/** The pick list, with barcodes. */
export function pickListMain(detail: OrderDetail): Html {
  const { order, lines } = detail;
  const isPaidFor = order.status !== 'awaiting-payment';
  const open = lines.filter(({ left }) => isPaidFor && left > 0);
  return html`${bar(order.id)}<article class="paper"><header><h1>Pick list ${order.number}</h1>${bars(
    order.number,
  )}</header>
<p>${order.buyerCompany || order.buyerName}<br>${deliveryLine(detail)}</p>
${order.note === '' ? nothing : html`<p class="as-typed"><strong>Note:</strong> ${order.note}</p>`}
${
  open.length === 0
    ? html`<p class="empty">${
        isPaidFor ? 'Nothing is left to pick for this order.' : 'This order awaits its payment: nothing is picked yet.'
      }</p>`
    : html`<table class="list plain"><thead><tr><th scope="col">Pieces</th><th scope="col">Item</th><th
  scope="col">Code</th><th scope="col">Picked</th></tr></thead><tbody>${open.map(
    ({ left, title, code, barcode }) =>
      html`<tr><td class="count">${left}</td><th scope="row">${title}<br><span class="soft">${code}</span></th>
<td>${bars(barcode ?? code)}<span class="soft">${barcode ?? code}</span></td>
<td><span class="tick" aria-hidden="true"></span></td></tr>`,
  )}</tbody></table>`
}</article>`;
}

interface Heading {
  readonly title: string;
  readonly number: string;
  readonly date: Date | null;
  readonly more?: Html;
}

function parties({ order }: OrderDetail, seller: SiteSettings, { title, number, date, more = nothing }: Heading): Html {
  return html`<header><h1>${title}</h1><dl class="facts"><div><dt>Number</dt><dd>${number}</dd></div>${
    date === null ? nothing : html`<div><dt>Date</dt><dd>${clockTime(date)}</dd></div>`
  }<div><dt>Order</dt><dd>${order.number}</dd></div>${more}</dl></header>
<div class="pair from-top"><p><strong>${seller.organisation_name}</strong><br>ABN ${formatAbn(seller.abn)}<br>
${seller.address}<br>${seller.email}</p><p><strong>${order.buyerCompany || order.buyerName}</strong>${
    order.buyerAbn === '' ? nothing : html`<br>ABN ${formatAbn(order.buyerAbn)}`
  }<br>${order.buyerName}${order.buyerEmail === '' ? nothing : html`<br>${order.buyerEmail}`}</p></div>`;
}

const sum = (name: string, cents: number): Html => html`<div><dt>${name}</dt><dd>${formatMoney(cents)}</dd></div>`;

/**
 * The buyer's credit, the credit notes that lowered the invoice before it was paid, and the rest: without them its
 * reader would pay the total.
 */
function settlement({ order, payment, refunds }: OrderDetail): readonly Html[] {
  const lowered = refunds.filter(({ method }) => method === 'invoice');
  const { amount, status } = payment;
  const isPaid = status === 'paid' && amount > 0;
  return [
    ...(order.credit > 0 ? [sum('Paid by credit', -order.credit)] : []),
    ...lowered.map(({ creditNoteNumber, toPayment }) => sum(`Credit note ${creditNoteNumber ?? ''}`, -toPayment)),
    ...(status === 'paid' || isOpenInvoice(payment) ? [sum(isPaid ? 'Paid' : 'To pay', amount)] : []),
  ];
}

/** Until when it is to be paid, and what the buyer's bookkeeping calls it. */
function terms({ order, payment }: OrderDetail): Html {
  const { dueOn, purchaseOrderNumber: theirs } = order;
  return html`${
    dueOn === null || !isOpenInvoice(payment) ? nothing : html`<div><dt>Due</dt><dd>${dayInWords(dueOn)}</dd></div>`
  }${theirs === '' ? nothing : html`<div><dt>Your number</dt><dd>${theirs}</dd></div>`}`;
}

/** The tax invoice of an order. */
export function invoiceMain(detail: OrderDetail, seller: SiteSettings): Html {
  const { order, lines } = detail;
  return html`${bar(order.id)}<article class="paper">${parties(detail, seller, {
    title: 'Tax invoice',
    number: order.invoiceNumber ?? '',
    date: order.invoicedAt,
    more: terms(detail),
  })}${order.status === 'cancelled' ? html`<p><strong>Cancelled</strong></p>` : nothing}
<table class="list plain"><thead><tr><th scope="col">Item</th><th scope="col" class="amount">Pieces</th><th scope="col"
  class="amount">Price ex GST</th><th scope="col" class="amount">Total ex GST</th></tr></thead><tbody>${lines.map(
    ({ title, code, qty, price, subtotal }) =>
      html`<tr><th scope="row">${title}<br><span class="soft">${code}</span></th><td class="amount"
  data-label="Pieces">${qty}</td><td class="amount" data-label="Price ex GST">${formatMoney(price)}</td><td
  class="amount" data-label="Total ex GST">${formatMoney(subtotal)}</td></tr>`,
  )}</tbody></table>
<dl class="sums">${sum('Goods', order.subtotal)}${order.discount > 0 ? sum('Discount', -order.discount) : nothing}${sum(
    order.shippingName,
    order.shippingAmount,
  )}${order.surcharge > 0 ? sum('Surcharge', order.surcharge) : nothing}${sum('GST', order.tax)}<div
  class="total"><dt>Total with GST</dt><dd>${formatMoney(order.total)}</dd></div>${settlement(detail)}</dl></article>`;
}

/** Where a credited amount went; of a refund that has gone back as money the total alone says it. */
function creditedTo({ method, toPayment, toCredit }: Refund): Html {
  if (method !== 'invoice') return nothing;
  return html`${sum('Off the invoice', toPayment)}${toCredit > 0 ? sum('To your credit', toCredit) : nothing}`;
}

/** The credit note of a completed refund. */
export function creditNoteMain(detail: OrderDetail, refund: Refund, seller: SiteSettings): Html {
  return html`${bar(detail.order.id)}<article class="paper">${parties(detail, seller, {
    title: 'Credit note',
    number: refund.creditNoteNumber ?? '',
    date: refund.doneAt,
  })}<p>It changes tax invoice ${detail.order.invoiceNumber ?? ''}. ${refund.reason}</p>
<dl class="sums">${sum('Without GST', refund.amount - refund.tax)}${sum('GST', refund.tax)}<div
  class="total"><dt>${refund.method === 'invoice' ? 'Credited' : 'Refunded'} with GST</dt><dd>${formatMoney(
    refund.amount,
  )}</dd></div>${creditedTo(refund)}</dl></article>`;
}
