import type { PriceRow, PriceTable } from '../../services/catalogue/record/price-table';
import type { Posted } from '../form/read-form';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { cellName, columnsOf, quantityName } from './price-form';

interface PriceView {
  readonly editor: Editor;
  readonly table: PriceTable;
  readonly typed: Posted;
  readonly errors: Readonly<Record<string, string>>;
}

const dollars = (cents: number | null | undefined): string => (cents == null ? '' : (cents / 100).toFixed(2));
const idOf = (name: string): string => `f-${name.replaceAll('.', '-')}`;

interface Cell {
  readonly name: string;
  readonly label: string;
  readonly stored: string;
  readonly hidden?: boolean;
}

/** A field, with the stored value beside it when it differs from the typed one. */
function cell({ name, label, stored }: Cell, { typed, errors }: PriceView): Html {
  const value = typed.get(name) ?? stored;
  const [id, error] = [idOf(name), errors[name]];
  const other = typed.size > 0 && value !== stored ? html`<span class="soft">now ${stored || 'none'}</span>` : nothing;
  return html`<input id="${id}" name="${name}" class="amount" inputmode="decimal" maxlength="12" value="${value}"
  aria-label="${label}" aria-describedby="${id}-error"${error ? raw(' aria-invalid="true"') : nothing}>${other}<span
  class="error" id="${id}-error">${error ?? ''}</span>`;
}

const titleOf = ({ code, options, level }: PriceRow): string =>
  level === null ? [code, ...options].join(', ') : `${code}, ${level.name}`;

function row(one: PriceRow, view: PriceView): Html {
  const columns = [...Array(columnsOf(view.table)).keys()];
  const title = titleOf(one);
  const head =
    one.level === null
      ? html`<a href="/cms/catalogue/${one.skuId}">${one.code}</a><br><span class="soft">${
          one.options.join(', ') || 'Everybody'
        }</span>`
      : html`<span class="soft">${one.level.name}</span>`;
  const price = { name: cellName(one, 'price'), label: `Price of ${title}`, stored: dollars(one.price) };
  const special = { name: cellName(one, 'special'), label: `Special price of ${title}`, stored: dollars(one.special) };
  return html`<tr><th scope="row">${head}</th><td data-label="Price">${cell(price, view)}</td><td
  data-label="Special">${one.level === null ? cell(special, view) : nothing}</td>${columns.map((column) => {
    const qty = view.table.quantities[column];
    const stored = dollars(qty === undefined ? null : one.breaks.get(qty));
    const label = `Price of ${title} from quantity ${column + 1}`;
    return html`<td data-label="${qty === undefined ? `Quantity ${column + 1}` : `From ${qty}`}">${cell(
      { name: cellName(one, column), label, stored },
      view,
    )}</td>`;
  })}</tr>`;
}

/** Prices of all skus of a product, by level and quantity. */
export function priceMain(view: PriceView): Html {
  const { editor, table } = view;
  const columns = [...Array(columnsOf(table)).keys()];
  const quantity = (column: number): Html =>
    html`<div class="field"><label for="${idOf(quantityName(column))}">Quantity ${column + 1}</label>${cell(
      { name: quantityName(column), label: `Quantity ${column + 1}`, stored: String(table.quantities[column] ?? '') },
      view,
    )}</div>`;
  return html`<div class="head"><h1>Prices of ${table.name}</h1><div class="actions"><a class="button quiet"
  href="/cms/products/${table.id}">The product</a> <a class="button quiet" href="/cms/price-levels">Price levels</a>
</div></div>
<p class="hint">In dollars without GST. A customer pays the least that applies: the price, a special one, that of the
  customer's level, and those from a quantity on. Empty where there is none.</p>
${
  table.rows.length === 0
    ? html`<p class="empty">This product has no code that is sold. <a href="/cms/products/${table.id}">Add one</a></p>`
    : html`<form method="post" action="/cms/products/${table.id}/prices" data-ask="">${csrfField(
        editor,
      )}<input type="hidden" name="seen" value="${table.seen}">
<fieldset class="quantities"><legend>From how many pieces on</legend><div class="inline">${columns.map(
        quantity,
      )}</div></fieldset>
<div class="across"><table class="list prices"><thead><tr><th scope="col">Code</th><th scope="col">Price</th><th
  scope="col">Special</th>${columns.map((column) => {
    const qty = table.quantities[column];
    return html`<th scope="col">${qty === undefined ? `Quantity ${column + 1}` : `From ${qty}`}</th>`;
  })}</tr></thead><tbody>${table.rows.map((one) => row(one, view))}</tbody></table></div>
<div class="save"><p class="hint">What is saved counts at once, also in carts.</p><button
  class="primary">Save the prices</button></div></form>`
}`;
}
