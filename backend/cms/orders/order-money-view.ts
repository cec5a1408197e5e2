import { formatMoney } from '@/lib/domain/values/money';
import { isOpenInvoice, refundable, unsentToRefund } from '../../rules/orders/refunds';
import type { Refund } from '../../services/orders/fulfil/read-fulfilment';
import { whyPaidStays } from '../../services/orders/fulfil/take-paid-back';
import { mayRequest } from '../access/permissions';
import { type Html, html, nothing, raw } from '../views/html';
import { clockTime } from '../views/time';
import type { OrderDetail } from './order-detail';
import { type DetailView, askedForm, errorIn, orderForm, typedIn } from './order-form';
import { PAYMENT_WORDS } from './order-words';

/** Title of the form that lowers an open invoice. */
export const CREDIT_INVOICE = 'Credit a part of the invoice';

/** Name of the box by which the staff pay back themselves what Stripe refuses to. */
export const BY_HAND = 'by-hand';

const METHOD_WORDS: Readonly<Record<Refund['method'], string>> = {
  stripe: 'to the card, by Stripe',
  hand: 'paid back by hand',
  credit: 'to their credit',
  invoice: 'off the invoice',
};

function refundItem(view: DetailView, refund: Refund): Html {
  const { order } = view.detail;
  const state =
    refund.state === 'done'
      ? html`<a href="/cms/orders/${order.id}/credit-notes/${refund.id}">Credit note ${refund.creditNoteNumber}</a>`
      : html`<strong class="bad">${refund.state === 'failed' ? 'Failed' : 'Not confirmed yet'}</strong>:
${refund.problem}`;
  const again =
    refund.state === 'pending' && mayRequest(view.editor.role, '/cms/orders/:id/refunds')
      ? orderForm(view, `refunds/${refund.id}/again`, html`<button class="small">Ask Stripe again</button>`)
      : nothing;
  // Only of an invoice that credit has paid in part can more be taken off than was left to pay.
  const both = refund.method === 'invoice' && refund.toCredit > 0;
  const words = both
    ? `${formatMoney(refund.toPayment)} off the invoice, ${formatMoney(refund.toCredit)} to their credit`
    : METHOD_WORDS[refund.method];
  return html`<li><p><strong>${formatMoney(refund.amount)}</strong> ${words}</p>
<p class="soft">${clockTime(refund.createdAt)}${refund.reason === '' ? nothing : html` · ${refund.reason}`}</p>
<p>${state}</p>${again}</li>`;
}

/** The suggested amount: what was never sent and has not gone back, else all that is left. */
function suggested({ lines, order, refunds }: OrderDetail, most: number): number {
  const unsent = unsentToRefund(lines, order, refunds);
  return unsent > 0 ? Math.min(unsent, most) : most;
}

/** How a refund reaches the buyer, unless Stripe sends it. */
function wayHint({ detail: { payment }, atStripe }: DetailView): string {
  if (isOpenInvoice(payment)) return 'This lowers what is to be paid, and tells the buyer.';
  const byHand = payment.status === 'paid' && payment.amount > 0 && !(atStripe && payment.sessionId !== null);
  return byHand ? 'This writes the refund down and tells the buyer. Send the money yourself, the way it was paid.' : '';
}

function byHandBox(view: DetailView): Html {
  const isRefused = view.detail.refunds.some(({ state, method }) => state === 'failed' && method === 'stripe');
  if (!view.atStripe || !isRefused) return nothing;
  return html`<div class="field switch"><label><input type="checkbox" name="${BY_HAND}" value="on"${
    typedIn(view, 'refunds', BY_HAND) === 'on' ? raw(' checked') : nothing
  }> Stripe refused it: we send the money ourselves, and this writes it down</label></div>`;
}

function refundForm(view: DetailView, most: number): Html {
  const { payment } = view.detail;
  const open = isOpenInvoice(payment);
  const hint = wayHint(view);
  const wrong = {
    amount: errorIn(view, 'refunds', { name: 'amount', hint: 'amount-hint' }),
    reason: errorIn(view, 'refunds', { name: 'reason' }),
  };
  const overInvoice =
    open && most > payment.amount ? ` What is over ${formatMoney(payment.amount)} goes to their credit.` : '';
  return askedForm(
    view,
    open ? CREDIT_INVOICE : 'Refund',
    'refunds',
    html`<div class="field"><label for="amount">Amount with GST, in dollars</label><input id="amount" name="amount"
  inputmode="decimal" required maxlength="16" value="${typedIn(
    view,
    'refunds',
    'amount',
    (suggested(view.detail, most) / 100).toFixed(2),
  )}"${wrong.amount.attributes}><p class="hint" id="amount-hint">${formatMoney(
    most,
  )} at most.${overInvoice}</p>${wrong.amount.message}</div>
<div class="field"><label for="reason">Reason, as the buyer reads it</label><input id="reason" name="reason" required
  maxlength="200" value="${typedIn(view, 'refunds', 'reason')}"${wrong.reason.attributes}>${wrong.reason.message}</div>
${hint === '' ? nothing : html`<p class="hint">${hint}</p>`}${byHandBox(view)}<button
  class="primary">${open ? 'Credit this amount' : 'Refund this amount'}</button>`,
  );
}

/** The form by which an open invoice is noted as paid, or that taken back. */
function paidForm(view: DetailView): Html {
  const { order, payment, refunds } = view.detail;
  const sum = html`${formatMoney(payment.amount)} for ${order.invoiceNumber ?? 'the invoice'}`;
  if (isOpenInvoice(payment) && order.status !== 'cancelled')
    return askedForm(
      view,
      'The money has arrived',
      'paid',
      html`<p>${sum}.</p><button class="small primary">Note that it was paid</button>`,
    );
  if (whyPaidStays(order, payment, refunds) !== null) return nothing;
  return askedForm(
    view,
    'The money has not arrived',
    'paid/back',
    html`<p>${sum} will be open again, as the buyer then reads.</p><button
  class="small">Take back that it was paid</button>`,
  );
}

/** Payments and refunds of an order, with actions. */
export function moneySection(view: DetailView): Html {
  const { order, payment, paid, refunds } = view.detail;
  const most = refundable(paid);
  const may = (route: string) => mayRequest(view.editor.role, route);
  return html`<section class="card"><h2>Payment</h2>
<dl class="facts"><div><dt>${payment.gateway === 'card' ? 'Card' : 'Invoice'}</dt><dd>${formatMoney(
    payment.amount,
  )}, ${PAYMENT_WORDS[payment.status].toLowerCase()}${
    payment.paidAt === null ? nothing : html` ${clockTime(payment.paidAt)}`
  }</dd></div>${order.credit > 0 ? html`<div><dt>Credit</dt><dd>${formatMoney(order.credit)}</dd></div>` : nothing}${
    order.invoiceNumber === null ? nothing : html`<div><dt>Number</dt><dd>${order.invoiceNumber}</dd></div>`
  }</dl>
${
  refunds.length === 0
    ? nothing
    : html`<h3>Refunds and credit notes</h3><ol class="notes">${refunds.map((one) => refundItem(view, one))}</ol>`
}
<div class="actions">${may('/cms/orders/:id/paid') ? paidForm(view) : nothing}${
    most > 0 && may('/cms/orders/:id/refunds') ? refundForm(view, most) : nothing
  }</div></section>`;
}
