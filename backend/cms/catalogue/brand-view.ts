import { type Brand, MAX_COUNTED } from '../../services/catalogue/record/brands';
import { typesNav } from '../content/content-list-view';
import type { ContentType } from '../content/content-type';
import type { Posted } from '../form/read-form';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing } from '../views/html';
import { csrfField } from '../views/layout';
import { type FieldErrors, fieldError } from '../views/problem';

interface BrandView {
  readonly editor: Editor;
  readonly types: readonly ContentType[];
  readonly q: string;
  /** The name after which the page begins; '' for the first page. */
  readonly after: string;
  readonly brands: readonly Brand[];
  readonly more: boolean;
  readonly typed: Posted;
  readonly errors: FieldErrors;
}

function productCount(products: number): string {
  if (products > MAX_COUNTED) return `more than ${MAX_COUNTED} products`;
  return products === 1 ? '1 product' : `${products} products`;
}

function addressOf(q: string, after: string): string {
  const query = new URLSearchParams({ ...(q === '' ? {} : { q }), ...(after === '' ? {} : { after }) });
  return query.size === 0 ? '/cms/brands' : `/cms/brands?${query}`;
}

function row({ name, products }: Brand, index: number, { editor, q, after, typed, errors }: BrandView): Html {
  const isSent = typed.get('from') === name;
  const value = isSent ? (typed.get('to') ?? name) : name;
  const wrong = fieldError(`brand-${index}`, isSent ? errors.to : undefined);
  // A refusal shows the same page of the list again, where the row is.
  const address = addressOf(q, after);
  const hidden = html`${csrfField(editor)}<input type="hidden" name="from" value="${name}">`;
  return html`<tr><th scope="row">${name}<br><span class="soft">${productCount(products)}</span></th>
<td><form method="post" action="${address}" class="inline">${hidden}<div class="field"><label
  for="brand-${index}">Another name<span class="hidden"> for ${name}</span></label><input id="brand-${index}" name="to"
  value="${value}" maxlength="100" required list="brands"${wrong.attributes}></div><button
  aria-label="Rename ${name}">Rename</button>${wrong.message}</form></td><td><details class="confirm"><summary
  class="quiet small" aria-label="Take ${name} away">Take away …</summary>
<form method="post" action="${address}">${hidden}<button class="danger small" name="remove" value="yes">Yes, from ${
    products === 1 ? 'its product' : 'all its products'
  }</button></form></details></td></tr>`;
}

/** A page of brands; renaming one to an existing name merges the two. */
export function brandMain(view: BrandView): Html {
  const { types, q, brands, more } = view;
  const last = brands.at(-1);
  return html`${typesNav(types, null, 'brands')}<div class="head"><h1>Brands</h1></div>
<p class="hint">A brand comes with the first product that has it. Its new name counts for all its products; with the
  name of another brand, the two become one.</p>
<form method="get" action="/cms/brands" class="inline search" role="search"><div class="field wide-field"><label
  for="q">Search</label><input id="q" name="q" type="search" maxlength="100" value="${q}"></div><button>Search</button>
</form>
<datalist id="brands">${brands.map(({ name }) => html`<option value="${name}"></option>`)}</datalist>
${
  brands.length === 0
    ? html`<p class="empty">${q === '' ? 'No product has a brand yet.' : html`No brand has “${q}” in its name.`}</p>`
    : html`<table class="list"><thead><tr><th scope="col">Brand</th><th scope="col">Name</th><th scope="col"><span
  class="hidden">Take away</span></th></tr></thead><tbody>${brands.map((brand, index) =>
    row(brand, index, view),
  )}</tbody></table>`
}${more && last ? html`<p><a class="button" href="${addressOf(q, last.name)}" rel="next">More</a></p>` : nothing}`;
}
