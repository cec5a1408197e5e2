import { randomUUID } from 'node:crypto';
import { formatMoney } from '@/lib/domain/values/money';
import type { StockMove } from '../../services/catalogue/stock/move-stock';
import { mayRequest } from '../access/permissions';
import { typesNav } from '../content/content-list-view';
import type { ContentType } from '../content/content-type';
import type { Posted } from '../form/read-form';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { type FieldErrors, fieldError } from '../views/problem';
import { clockTime } from '../views/time';
import { type FoundSku, isTooShort, type SkuFilter } from './find-skus';

const titleOf = ({ product, options }: FoundSku): string => [product, ...options].join(', ');
const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

interface ListView {
  readonly skus: readonly FoundSku[];
  readonly more: boolean;
  readonly filter: SkuFilter;
  readonly mayImport: boolean;
  /** Kinds of records for the navigation; empty when the role may not change the catalogue. */
  readonly types: readonly ContentType[];
}

function addressOf({ q, few }: SkuFilter, after: number | null = null): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(few ? { few: '1' } : {}),
    ...(after === null ? {} : { after: String(after) }),
  });
  return query.size === 0 ? '/cms/catalogue' : `/cms/catalogue?${query}`;
}

function row(sku: FoundSku): Html {
  const price =
    sku.specialPrice === null
      ? formatMoney(sku.price)
      : html`<del>${formatMoney(sku.price)}</del> ${formatMoney(sku.specialPrice)}`;
  return html`<tr><th scope="row"><a href="/cms/catalogue/${sku.id}">${titleOf(sku)}</a><br><span
  class="soft">${sku.code}${sku.barcode === null ? nothing : html`, ${sku.barcode}`}</span></th><td class="amount"
  data-label="Price">${price}</td><td class="amount" data-label="Stock">${sku.stock}</td></tr>`;
}

export function skuListMain({ skus, more, filter, mayImport, types }: ListView): Html {
  const last = skus.at(-1);
  const state = (few: boolean, words: string): Html =>
    html`<a href="${addressOf({ ...filter, few })}"${
      few === filter.few ? raw(' aria-current="true"') : nothing
    }>${words}</a>`;
  const words = isTooShort(filter) ? 'Type three letters or digits at least.' : 'No sku fits this.';
  return html`${types.length === 0 ? nothing : typesNav(types, null, 'catalogue')}<div class="head"><h1>Catalogue</h1>${
    mayImport
      ? html`<div class="actions"><a class="button quiet"
  href="/cms/catalogue/import">Import and export</a></div>`
      : nothing
  }</div>
<form method="get" action="/cms/catalogue" class="card inline search" role="search"><div class="field wide-field"><label
  for="q">Code, barcode or name</label><input id="q" name="q" type="search" maxlength="100" value="${filter.q}"></div>${
    filter.few ? html`<input type="hidden" name="few" value="1">` : nothing
  }<button>Search</button></form>
<nav class="states" aria-label="Stock">${state(false, 'All')}${state(true, 'Running out')}</nav>
${
  skus.length === 0
    ? html`<p class="empty">${words} <a href="/cms/catalogue">Show all</a></p>`
    : html`<table class="list"><thead><tr><th scope="col">Sku</th><th scope="col" class="amount">Price ex GST</th><th
  scope="col" class="amount">Stock</th></tr></thead><tbody>${skus.map(row)}</tbody></table>`
}
${more && last ? html`<p><a class="button" href="${addressOf(filter, last.id)}" rel="next">More</a></p>` : nothing}`;
}

interface SkuView {
  readonly editor: Editor;
  readonly sku: FoundSku;
  readonly moves: readonly StockMove[];
  readonly typed: Posted;
  readonly errors: FieldErrors;
  /** The product's address in the shop. */
  readonly shopAddress: string;
}

function pricesSection({ editor, sku, typed, errors }: SkuView): Html {
  const [price, special] = [dollars(sku.price), dollars(sku.specialPrice)];
  const wrong = {
    price: fieldError('price', errors.price),
    special: fieldError('special', errors.special, 'special-hint'),
  };
  return html`<section class="card"><h2>Prices without GST</h2><form method="post"
  action="/cms/catalogue/${sku.id}/prices" data-ask="">${csrfField(editor)}<input type="hidden" name="seen-price"
  value="${price}"><input type="hidden" name="seen-special" value="${special}"><div class="pair from-top"><div
  class="field"><label for="price">Price, in dollars</label><input id="price" name="price" inputmode="decimal" required
  maxlength="12" value="${typed.get('price') ?? price}"${wrong.price.attributes}>${wrong.price.message}</div><div
  class="field"><label for="special">Special price</label><input id="special" name="special" inputmode="decimal"
  maxlength="12" value="${typed.get('special') ?? special}"${wrong.special.attributes}><p class="hint"
  id="special-hint">Empty for none.</p>${wrong.special.message}</div></div><button>Change the prices</button></form>
</section>`;
}

function stockSection({ editor, sku, moves, typed, errors }: SkuView): Html {
  const wrong = { qty: fieldError('qty', errors.qty), reason: fieldError('reason', errors.reason) };
  return html`<section class="card"><h2>Stock: ${sku.stock}</h2><form method="post"
  action="/cms/catalogue/${sku.id}/stock" data-ask="">${csrfField(editor)}<input type="hidden" name="key"
  value="${randomUUID()}"><div class="pair from-top"><div class="field"><label for="qty">Pieces to add, or −
  to take</label><input id="qty" name="qty" required maxlength="8" value="${typed.get('qty') ?? ''}"${
    wrong.qty.attributes
  }>${wrong.qty.message}</div><div class="field"><label for="reason">Why</label><input id="reason" name="reason"
  required maxlength="200" list="reasons" value="${typed.get('reason') ?? ''}"${wrong.reason.attributes}>${
    wrong.reason.message
  }</div></div><datalist id="reasons">${['Delivered', 'Counted', 'Damaged', 'Returned'].map(
    (reason) => html`<option value="${reason}"></option>`,
  )}</datalist><button>Move the stock</button></form>
<h3>Journal</h3>${
    moves.length === 0
      ? html`<p class="soft">Nothing was moved here yet. What was sold is in the <a
  href="/cms/orders?q=${encodeURIComponent(sku.code)}">orders</a>.</p>`
      : html`<ol class="notes">${moves.map(
          ({ qty, stockAfter, reason, person, at }) =>
            html`<li><strong>${qty > 0 ? `+${qty}` : qty}</strong> to ${stockAfter}: ${reason}<br><span
  class="soft">${person}, ${clockTime(at)}</span></li>`,
        )}</ol>`
  }</section>`;
}

export function skuMain(view: SkuView): Html {
  const { editor, sku, shopAddress } = view;
  const log = mayRequest(editor.role, '/cms/log')
    ? html` · <a href="/cms/log?subject=sku&amp;id=${sku.id}">What was changed</a>`
    : nothing;
  const links = mayRequest(editor.role, '/cms/products')
    ? html` · <a href="/cms/products/${sku.productId}">The product</a> · <a
  href="/cms/products/${sku.productId}/prices">Prices by level and quantity</a>`
    : nothing;
  return html`<div class="head"><h1>${titleOf(sku)}</h1></div>
<p class="soft">${sku.code} · ${
    sku.retiredAt === null ? html`<a href="${shopAddress}">In the shop</a>` : 'Not sold any more'
  }${links}${log}</p>
<div class="columns"><div class="column">${stockSection(view)}</div><div class="column">${
    mayRequest(editor.role, '/cms/catalogue/:id/prices') ? pricesSection(view) : nothing
  }</div></div>`;
}
