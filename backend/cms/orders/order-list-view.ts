import { formatMoney } from '@/lib/domain/values/money';
import { type Html, html, nothing, raw } from '../views/html';
import { clockTime } from '../views/time';
import { type FoundOrder, isOldestFirst, isTooShort, ORDER_FILTERS, type OrderFilter } from './order-search';
import { PAYMENT_WORDS, STATE_WORDS } from './order-words';

interface ListView {
  readonly orders: readonly FoundOrder[];
  readonly more: boolean;
  readonly filter: OrderFilter;
  /** Whether the user may export the list. */
  readonly mayExport: boolean;
  readonly maySeeVouchers: boolean;
}

function addressOf(path: string, filter: OrderFilter, after: number | null = null): string {
  const { state, q, customer, from, to } = filter;
  const query = new URLSearchParams({
    ...(state === 'all' ? {} : { state }),
    ...(q === '' ? {} : { q }),
    ...(customer === null ? {} : { customer: String(customer) }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(after === null ? {} : { after: String(after) }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

function filterForm(filter: OrderFilter): Html {
  const { q, state, customer, from, to } = filter;
  return html`<form method="get" action="/cms/orders" class="card inline search" role="search">
<div class="field wide-field"><label for="q">Our or their number, sku, business or person</label><input id="q" name="q"
  type="search" maxlength="100" value="${q}"></div>
<div class="field"><label for="from">From</label><input id="from" name="from" type="date" value="${from}"></div>
<div class="field"><label for="to">Until</label><input id="to" name="to" type="date" value="${to}"></div>
${state === 'all' ? nothing : html`<input type="hidden" name="state" value="${state}">`}${
    customer === null ? nothing : html`<input type="hidden" name="customer" value="${customer}">`
  }<button>Search</button></form>${
    customer === null
      ? nothing
      : html`<p class="soft">Of one customer alone. <a href="/cms/orders">Show all orders</a></p>`
  }`;
}

function states(filter: OrderFilter): Html {
  const entry = ([name, { words }]: [string, { words: string }]) =>
    html`<a href="${addressOf('/cms/orders', { ...filter, state: name as OrderFilter['state'] })}"${
      name === filter.state ? raw(' aria-current="true"') : nothing
    }>${words}</a>`;
  return html`<nav class="states" aria-label="State">${Object.entries(ORDER_FILTERS).map(entry)}</nav>`;
}

function row(order: FoundOrder): Html {
  const contact = order.buyerCompany === '' ? nothing : html`<br><span class="soft">${order.buyerName}</span>`;
  const placed = html`<td class="whole">${clockTime(order.createdAt)}</td>`;
  const state = html`<td><span class="badge ${order.status}">${STATE_WORDS[order.status]}</span></td>`;
  return html`<tr><th scope="row" class="whole"><a href="/cms/orders/${order.id}">${order.number}</a></th><td>${
    order.buyerCompany || order.buyerName
  }${contact}</td>${placed}${state}<td>${
    PAYMENT_WORDS[order.payment]
  }</td><td class="amount">${formatMoney(order.total)}</td></tr>`;
}

function empty(filter: OrderFilter): Html {
  if (isTooShort(filter)) return html`<p class="empty">Type three letters at least.</p>`;
  const { q, state, customer, from, to } = filter;
  const asked = q !== '' || state !== 'all' || customer !== null || from !== '' || to !== '';
  return asked
    ? html`<p class="empty">No order fits this. <a href="/cms/orders">Show all orders</a></p>`
    : html`<p class="empty">There are no orders yet. The first one will be here as soon as it is placed.</p>`;
}

export function orderListMain({ orders, more, filter, mayExport, maySeeVouchers }: ListView): Html {
  const last = orders.at(-1);
  return html`<div class="head"><h1>Orders</h1>${
    mayExport || maySeeVouchers
      ? html`<div class="actions">${
          maySeeVouchers ? html`<a class="button quiet" href="/cms/vouchers">Gift vouchers</a> ` : nothing
        }${
          mayExport
            ? html`<a class="button" href="${addressOf('/cms/orders/export', filter)}" download>Export as CSV</a>`
            : nothing
        }</div>`
      : nothing
  }</div>
${filterForm(filter)}${states(filter)}
${
  orders.length === 0
    ? empty(filter)
    : html`<table class="list"><thead><tr><th scope="col">Order</th><th scope="col">Buyer</th><th
  scope="col">Placed</th><th scope="col">State</th><th scope="col">Payment</th><th scope="col"
  class="amount">Total</th></tr></thead><tbody>${orders.map(row)}</tbody></table>`
}
${
  more && last
    ? html`<p><a class="button" href="${addressOf('/cms/orders', filter, last.id)}" rel="next">${
        isOldestFirst(filter) ? 'Newer orders' : 'Older orders'
      }</a></p>`
    : nothing
}`;
}
