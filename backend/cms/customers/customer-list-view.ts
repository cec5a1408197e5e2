import { formatAbn } from '@/lib/domain/account/abn';
import { isErased } from '../../services/account/customers/change-customer';
import { type Html, html, nothing } from '../views/html';
import { clockTime } from '../views/time';
import { type Application, type Customer, type CustomerFilter, isTooShort } from './find-customers';

interface ListView {
  readonly customers: readonly Customer[];
  readonly more: boolean;
  readonly filter: CustomerFilter;
  readonly waiting: readonly Application[];
  readonly moreWaiting: boolean;
}

function waitingSection({ waiting, moreWaiting }: ListView): Html {
  const last = waiting.at(-1);
  if (!last) return nothing;
  return html`<section class="card"><h2>Applications that wait</h2><ol class="notes">${waiting.map(
    ({ id, companyName, firstName, lastName, confirmedAt, createdAt }) =>
      html`<li><a href="/cms/customers/applications/${id}">${companyName}</a><br><span
  class="soft"><bdi>${firstName} ${lastName}</bdi>, ${clockTime(confirmedAt ?? createdAt)}</span></li>`,
  )}</ol>${
    moreWaiting
      ? html`<p><a class="button" href="/cms/customers?waiting=${last.id}" rel="next">Later applications</a></p>`
      : nothing
  }</section>`;
}

/** Why nobody can sign in; nothing while somebody can. */
export function stateBadge(customer: Customer): Html {
  if (customer.enabled) return nothing;
  return html`<span class="badge cancelled">${isErased(customer) ? 'Deleted' : 'Suspended'}</span>`;
}

function row(customer: Customer): Html {
  const person = `${customer.firstName} ${customer.lastName}`.trim();
  return html`<tr><th scope="row"><a href="/cms/customers/${customer.id}">${
    customer.companyName || person || customer.email
  }</a></th><td>${person}<br><span class="soft">${customer.email}</span></td><td>${
    customer.abn ? formatAbn(customer.abn) : '–'
  }</td><td>${
    customer.invoiceDays === null ? 'Paid when ordered' : `Invoice, ${customer.invoiceDays} days`
  }</td><td>${stateBadge(customer)}</td></tr>`;
}

function addressOf({ q }: CustomerFilter, before: number): string {
  return `/cms/customers?${new URLSearchParams({ ...(q === '' ? {} : { q }), before: String(before) })}`;
}

function empty(filter: CustomerFilter): Html {
  if (isTooShort(filter)) return html`<p class="empty">Type three letters at least.</p>`;
  return filter.q === ''
    ? html`<p class="empty">There are no customers yet. Approve an application, and they will be here.</p>`
    : html`<p class="empty">No customer fits this. <a href="/cms/customers">Show all customers</a></p>`;
}

export function customerListMain(view: ListView): Html {
  const { customers, more, filter } = view;
  const last = customers.at(-1);
  return html`<div class="head"><h1>Customers</h1></div>
${filter.q === '' && filter.before === null ? waitingSection(view) : nothing}
<form method="get" action="/cms/customers" class="card inline search" role="search"><div class="field wide-field"><label
  for="q">Business, person, e-mail address or ABN</label><input id="q" name="q" type="search" maxlength="100"
  value="${filter.q}"></div><button>Search</button></form>
${
  customers.length === 0
    ? empty(filter)
    : html`<table class="list"><thead><tr><th scope="col">Business</th><th scope="col">Person</th><th
  scope="col">ABN</th><th scope="col">Terms</th><th scope="col">State</th></tr></thead><tbody>${customers.map(
    row,
  )}</tbody></table>`
}
${
  more && last
    ? html`<p><a class="button" href="${addressOf(filter, last.id)}" rel="next">Older customers</a></p>`
    : nothing
}`;
}
