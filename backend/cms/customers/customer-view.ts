import { formatAbn } from '@/lib/domain/account/abn';
import { formatMoney } from '@/lib/domain/values/money';
import { isErased, nameOfCustomer } from '../../services/account/customers/change-customer';
import { detailsOf } from '../../services/account/customers/change-details';
import { mayRequest } from '../access/permissions';
import type { Posted } from '../form/read-form';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { type FieldErrors, fieldError } from '../views/problem';
import { clockTime } from '../views/time';
import { STATE_WORDS } from '../orders/order-words';
import { type PriceLevel, limitAsTyped, termsFields } from './customer-fields';
import { stateBadge } from './customer-list-view';
import { detailsFields } from './details-form';
import type { Customer, CustomerDetail } from './find-customers';

interface CustomerView {
  readonly editor: Editor;
  readonly detail: CustomerDetail;
  readonly typed: Posted;
  /** The forms have no field's name twice. */
  readonly errors: FieldErrors;
  readonly levels: readonly PriceLevel[];
}

function form({ editor, detail }: CustomerView, action: string, fields: Html): Html {
  return html`<form method="post" action="/cms/customers/${detail.customer.id}/${action}" data-ask="">${csrfField(
    editor,
  )}${fields}</form>`;
}

function factsSection(view: CustomerView): Html {
  const { customer, business } = view.detail;
  const facts: [string, string | null][] = [
    ['Person', `${customer.firstName} ${customer.lastName}`.trim()],
    ['E-mail', customer.email],
    ['Trading as', customer.tradingName],
    ['Group', business],
    ['ABN', customer.abn === null ? null : formatAbn(customer.abn)],
    ['Telephone', customer.companyPhone],
    ['Mobile', customer.mobilePhone],
    ['Website', customer.website],
    ['Since', clockTime(customer.createdAt)],
  ];
  const open = view.typed.has('seen-email') ? raw(' open') : nothing;
  return html`<section class="card"><h2>Account</h2><dl class="facts">${facts.map(([name, value]) =>
    value ? html`<div><dt>${name}</dt><dd>${value}</dd></div>` : nothing,
  )}</dl><details class="confirm"${open}><summary class="small">Change the details</summary>${form(
    view,
    'details',
    detailsFields(detailsOf(customer, business), view.typed, view.errors),
  )}</details></section>`;
}

function termsSection(view: CustomerView): Html {
  const { customer, credit, owed } = view.detail;
  const seen = {
    days: String(customer.invoiceDays ?? ''),
    limit: limitAsTyped(customer.creditLimit),
    level: String(customer.priceLevelId ?? ''),
  };
  const typed = {
    days: view.typed.get('terms') ?? seen.days,
    limit: view.typed.get('limit') ?? seen.limit,
    level: view.typed.get('level') ?? seen.level,
  };
  return html`<section class="card"><h2>Terms</h2><dl class="facts"><div><dt>Open invoices</dt><dd>${formatMoney(
    owed,
  )}</dd></div><div><dt>Credit</dt><dd>${formatMoney(credit)}</dd></div></dl><h3 class="hidden">Change the terms</h3>
${form(
  view,
  'terms',
  html`<input type="hidden" name="seen-terms" value="${seen.days}"><input type="hidden" name="seen-limit"
  value="${seen.limit}"><input type="hidden" name="seen-level" value="${seen.level}">${termsFields(
    typed,
    view.levels,
    view.errors,
  )}<button>Change the terms</button>`,
)}</section>`;
}

function ordersSection({ editor, detail: { customer, orders } }: CustomerView): Html {
  const mayOpen = mayRequest(editor.role, '/cms/orders/:id');
  if (orders.length === 0)
    return html`<section class="card"><h2>Orders</h2><p class="soft">Nothing was ordered yet.</p></section>`;
  return html`<section class="card"><h2>Orders</h2><table class="list plain"><thead><tr><th scope="col">Order</th><th
  scope="col">Placed</th><th scope="col">State</th><th scope="col"
  class="amount">Total</th></tr></thead><tbody>${orders.map(
    ({ id, number, createdAt, status, total }) =>
      html`<tr><th scope="row">${
        mayOpen ? html`<a href="/cms/orders/${id}">${number}</a>` : number
      }</th><td>${clockTime(createdAt)}</td><td><span class="badge ${status}">${
        STATE_WORDS[status]
      }</span></td><td class="amount">${formatMoney(total)}</td></tr>`,
  )}</tbody></table><p><a href="/cms/orders?customer=${customer.id}">All orders</a></p></section>`;
}

function colleague(other: Customer): Html {
  const name = `${other.firstName} ${other.lastName}`.trim() || other.email;
  return html`<li><a href="/cms/customers/${other.id}">${name}</a>
<span class="soft">${other.email}${other.enabled ? nothing : ', suspended'}</span></li>`;
}

function peopleSection({ detail: { colleagues, business } }: CustomerView): Html {
  if (colleagues.length === 0) return nothing;
  return html`<section class="card"><h2>Also of ${business ?? 'this business'}</h2>
<ul class="contents">${colleagues.map(colleague)}</ul></section>`;
}

function doorSection(view: CustomerView): Html {
  const { enabled } = view.detail.customer;
  const unfolded = view.typed.has('reason') ? raw(' open') : nothing;
  const wrong = fieldError('reason', view.errors.reason);
  const open = html`${form(view, 'link', html`<button>Mail a link to sign in</button>`)}<details
  class="confirm"${unfolded}><summary class="small danger">Suspend the account</summary>${form(
    view,
    'suspend',
    html`<p>They are signed out at once, and cannot sign in until the account is opened again. Orders go on.</p>
<div class="field"><label for="reason">Reason, for the log</label><input id="reason" name="reason" required
  maxlength="200" value="${view.typed.get('reason') ?? ''}"${wrong.attributes}>${wrong.message}</div><button
  class="small danger">Suspend it</button>`,
  )}</details>`;
  const closed = html`<p>This account is suspended: nobody can sign in to it.</p>${form(
    view,
    'open',
    html`<button class="primary">Open it again</button>`,
  )}`;
  return html`<section class="card"><h2>Sign-in</h2><div class="stack">${enabled ? open : closed}</div></section>`;
}

function eraseSection(view: CustomerView): Html {
  const { credit, business, colleagues } = view.detail;
  const open = view.typed.has('confirm') ? raw(' open') : nothing;
  const wrong = fieldError('confirm', view.errors.confirm);
  const others = html`<p>The other accounts of ${business ?? ''} stay as they are. Lists that are shared with them go to
  one of them.</p>`;
  const owed = html`<p>Their credit of ${formatMoney(credit)} cannot be spent any more: pay it out first.</p>`;
  return html`<section class="card"><h2>Personal data</h2><details class="confirm"${open}><summary
  class="small danger">Delete personal data</summary>${form(
    view,
    'erase',
    html`<p>For a person who asks for it. It cannot be undone, and waits until every order is delivered or cancelled,
  and every invoice and refund settled.</p>
<p><strong>Removed:</strong> all that the account says of the person and the business, with password and picture; the
  address book, cart, lists, notices of stock and the wish for news; applications, answers to forms, freight quotes,
  notes on orders, and mail that was not sent. They are signed out everywhere, and the e-mail address is free for a new
  application.</p>
<p><strong>Kept:</strong> orders, invoices, credit notes and payments, because the law wants books kept for years. An
  invoice has to say who bought, so the buyer’s name, business and ABN, their order number and the address of delivery
  stay in it, and nowhere else; the e-mail address, telephone number and notes are removed there, too. Vouchers and
  credit stay as amounts, and the log says who deleted the data, and when.</p>
<p>What the payment provider has, mail that was sent, and backups are not reached from here.</p>${
      colleagues.length > 0 ? others : nothing
    }${credit > 0 ? owed : nothing}<div class="field"><label for="confirm">E-mail address of this account, to be
  sure</label><input id="confirm" name="confirm" type="email" required maxlength="254" autocomplete="off"
  value="${view.typed.get('confirm') ?? ''}"${wrong.attributes}>${wrong.message}</div><button
  class="small danger">Delete it for good</button>`,
  )}</details></section>`;
}

const ERASED = html`<section class="card"><h2>Personal data</h2><p>It was deleted. Orders and invoices stay, since the
  law wants books kept.</p></section>`;

/** A customer's page, with its actions. */
export function customerMain(view: CustomerView): Html {
  const { customer } = view.detail;
  const erased = isErased(customer);
  return html`<div class="head"><h1>${nameOfCustomer(customer)}</h1>${stateBadge(customer)}</div>${
    mayRequest(view.editor.role, '/cms/log')
      ? html`<p class="soft"><a href="/cms/log?subject=customer&amp;id=${customer.id}">What was changed</a></p>`
      : nothing
  }
<div class="columns"><div class="column">${ordersSection(view)}${
    erased ? nothing : html`${factsSection(view)}${peopleSection(view)}`
  }</div><div class="column">${
    erased ? ERASED : html`${termsSection(view)}${doorSection(view)}${eraseSection(view)}`
  }</div></div>`;
}
