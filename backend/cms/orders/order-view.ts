import { formatAbn } from '@/lib/domain/account/abn';
import { formatMoney } from '@/lib/domain/values/money';
import { dayInWords } from '../../rules/values/dates';
import type { OrderRow } from '../../services/orders/fulfil/change-order';
import { hasConfirmation, hasNotice } from '../../services/orders/fulfil/order-mails';
import { isOpenInvoice } from '../../rules/orders/refunds';
import { mayRequest } from '../access/permissions';
import { type Html, html, nothing } from '../views/html';
import { clockTime } from '../views/time';
import type { DetailLine } from './order-detail';
import { type DetailView, askedForm, errorIn, orderForm, typedIn } from './order-form';
import { CREDIT_INVOICE, moneySection } from './order-money-view';
import { parcelsSection } from './order-parcels-view';
import { STATE_WORDS } from './order-words';

function leftWords(status: OrderRow['status'], { left, unsent }: DetailLine): string {
  if (status === 'cancelled') return '–';
  return unsent > 0 ? `${unsent} not sent` : String(left);
}

function linesSection({ detail: { order, lines } }: DetailView): Html {
  const sums: [string, number][] = [
    ['Goods', order.subtotal],
    ...(order.discount > 0 ? [[`Discount ${order.promotionCode}`.trim(), -order.discount] as [string, number]] : []),
    [order.shippingName, order.shippingAmount],
    ...(order.surcharge > 0 ? [['Surcharge', order.surcharge] as [string, number]] : []),
    ['GST', order.tax],
  ];
  return html`<section class="card"><h2>Items</h2>
<table class="list plain"><thead><tr><th scope="col">Item</th><th scope="col" class="amount">Pieces</th><th scope="col"
  class="amount">Left to pack</th><th scope="col" class="amount">Price</th><th scope="col"
  class="amount">Total</th></tr></thead><tbody>${lines.map(
    (line) =>
      html`<tr><th scope="row">${line.title}<br><a class="soft" href="/cms/orders?q=${encodeURIComponent(
        line.code,
      )}">${line.code}</a></th><td class="amount" data-label="Pieces">${line.qty}</td><td class="amount"
  data-label="Left to pack">${leftWords(order.status, line)}</td><td class="amount"
  data-label="Price">${formatMoney(line.price)}</td><td class="amount" data-label="Total">${formatMoney(
    line.subtotal,
  )}</td></tr>`,
  )}</tbody></table>
<dl class="sums">${sums.map(
    ([name, cents]) => html`<div><dt>${name}</dt><dd>${formatMoney(cents)}</dd></div>`,
  )}<div class="total"><dt>Total with GST</dt><dd>${formatMoney(order.total)}</dd></div></dl></section>`;
}

function buyerSection({ editor, detail: { order, delivery, mailsTo } }: DetailView): Html {
  const mayOpen = mayRequest(editor.role, '/cms/customers/:id');
  const name = order.buyerCompany || order.buyerName;
  const street = [
    `${delivery.first_name} ${delivery.last_name}`.trim(),
    delivery.company,
    delivery.street_address,
    delivery.street_address_1,
    `${delivery.city} ${delivery.state} ${delivery.postcode}`,
    delivery.phone,
  ].filter((line) => line !== '');
  return html`<section class="card"><h2>Buyer</h2>
<p>${mayOpen ? html`<a href="/cms/customers/${order.userId}">${name}</a>` : html`<strong>${name}</strong>`}</p>
<p>${order.buyerName}${mailsTo === '' ? nothing : html`<br><a href="mailto:${mailsTo}">${mailsTo}</a>`}${
    order.buyerAbn === '' ? nothing : html`<br><span class="soft">ABN ${formatAbn(order.buyerAbn)}</span>`
  }${order.marketingOptIn ? html`<br><span class="soft">Wants news about new lines and specials</span>` : nothing}</p>
<h3>${order.isPickUp ? 'Picked up' : 'Delivery'}</h3>
<p class="as-typed">${order.isPickUp ? order.shippingName : street.join('\n')}</p>
${order.purchaseOrderNumber === '' ? nothing : html`<h3>Their number</h3><p>${order.purchaseOrderNumber}</p>`}
${order.note === '' ? nothing : html`<h3>Their note</h3><p class="as-typed">${order.note}</p>`}</section>`;
}

function notesSection(view: DetailView): Html {
  const { notes } = view.detail;
  const wrong = errorIn(view, 'notes', { name: 'note' });
  return html`<section class="card"><h2>Notes</h2>
${
  notes.length === 0
    ? html`<p class="soft">What the staff should know of this order. Its buyer never sees it.</p>`
    : html`<ol class="notes">${notes.map(
        ({ text, person, createdAt }) =>
          html`<li><p class="as-typed">${text}</p><p class="soft">${person}, ${clockTime(createdAt)}</p></li>`,
      )}</ol>`
}
${orderForm(
  view,
  'notes',
  html`<div class="field"><label for="note">New note</label><textarea id="note" name="note" rows="2" required
  maxlength="2000"${wrong.attributes}>${typedIn(view, 'notes', 'note')}</textarea>${
    wrong.message
  }</div><button>Add the note</button>`,
)}</section>`;
}

function mailsSection(view: DetailView): Html {
  const { order, lines, parcels, refunds, mailsTo } = view.detail;
  const again = (kind: string, about: number, words: string) =>
    html`<li>${orderForm(
      view,
      'mails',
      html`<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="about"
  value="${about}"><button class="small">${words}</button>`,
    )}</li>`;
  const mails = [
    ...(hasConfirmation(order) ? [again('placed', 0, 'Confirmation')] : []),
    ...parcels
      .filter((parcel) => hasNotice(order, parcel, 'ready'))
      .map(({ id, number }) => again('ready', id, `Parcel ${number} is ready to be picked up`)),
    ...parcels
      .filter((parcel) => hasNotice(order, parcel, 'shipped'))
      .map(({ id, number }) => again('shipped', id, `Parcel ${number} is on its way`)),
    ...refunds
      .filter(({ state }) => state === 'done')
      .map(({ id, method, creditNoteNumber }) =>
        again('refunded', id, `${method === 'invoice' ? 'Credit note' : 'Refund'} ${creditNoteNumber ?? ''}`),
      ),
    ...(order.status === 'cancelled' ? [again('cancelled', 0, 'Cancelled')] : []),
    ...(lines.some(({ unsent }) => unsent > 0) ? [again('closed', 0, 'Nothing more follows')] : []),
  ];
  if (mails.length === 0 || mailsTo === '') return nothing;
  return html`<section class="card"><h2>Send a mail again</h2><p class="soft">To ${mailsTo}</p>
<ul class="actions plain-list">${mails}</ul></section>`;
}

function closeForm(view: DetailView): Html {
  return askedForm(
    view,
    'Nothing more follows',
    'close',
    html`<p>Parcels that have not left are unpacked, and all pieces that were not sent go back to stock. The buyer is
  told. ${
    isOpenInvoice(view.detail.payment)
      ? `The invoice names them still: take them off it under Payment, by ‘${CREDIT_INVOICE}’.`
      : 'Refund what was paid for them under Payment.'
  }</p><button class="small danger">Close this order</button>`,
    'danger',
  );
}

function cancelForm(view: DetailView): Html {
  const wrong = errorIn(view, 'cancel', { name: 'reason', id: 'cancel-reason' });
  return askedForm(
    view,
    'Cancel the order',
    'cancel',
    html`<p>Its pieces go back to stock, and what was paid is refunded. The buyer is told.</p>
<div class="field"><label for="cancel-reason">Reason, as the buyer reads it</label><input id="cancel-reason"
  name="reason" required maxlength="200" value="${typedIn(view, 'cancel', 'reason')}"${
    wrong.attributes
  }>${wrong.message}</div><button
  class="small danger">Cancel this order</button>`,
    'danger',
  );
}

function nextStep(view: DetailView): Html {
  const { order, parcels } = view.detail;
  const may = (route: string) => mayRequest(view.editor.role, route);
  if (order.status === 'shipped')
    return orderForm(view, 'deliver', html`<button class="primary">Mark as delivered</button>`);
  if (order.status !== 'placed' && order.status !== 'processing') return nothing;
  if (parcels.some(({ shippedAt }) => shippedAt !== null))
    return may('/cms/orders/:id/close') ? closeForm(view) : nothing;
  return may('/cms/orders/:id/cancel') ? cancelForm(view) : nothing;
}

/** An order's page, with its actions. */
export function orderMain(view: DetailView): Html {
  const { order } = view.detail;
  const may = (route: string) => mayRequest(view.editor.role, route);
  return html`<div class="head"><h1>Order ${order.number}</h1><span
  class="badge ${order.status}">${STATE_WORDS[order.status]}</span><div class="actions"><a class="button"
  href="/cms/orders/${order.id}/pick-list">Pick list</a>${
    order.invoiceNumber !== null && may('/cms/orders/:id/invoice')
      ? html`<a class="button" href="/cms/orders/${order.id}/invoice">Tax invoice</a>`
      : nothing
  }${nextStep(view)}</div></div>
<p class="soft">Placed ${clockTime(order.createdAt)}${
    order.dueOn === null ? nothing : html`, invoice due ${dayInWords(order.dueOn)}`
  }${may('/cms/log') ? html` · <a href="/cms/log?subject=order&amp;id=${order.id}">What was changed</a>` : nothing}</p>
<div class="columns"><div class="column">${linesSection(view)}${parcelsSection(view)}${notesSection(
    view,
  )}</div><div class="column">${buyerSection(view)}${moneySection(view)}${mailsSection(view)}</div></div>`;
}
