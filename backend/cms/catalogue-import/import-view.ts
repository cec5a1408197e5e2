import { COLUMNS, FILE_COLUMNS } from '../../rules/catalogue/sheet/columns';
import type { CatalogueImport } from '../../services/catalogue/import/import-store';
import type { Editor } from '../store/sessions';
import { type Html, html } from '../views/html';
import { csrfField } from '../views/layout';
import { fieldError } from '../views/problem';
import { clockTime } from '../views/time';

export const STATE_WORDS: Readonly<Record<CatalogueImport['state'], string>> = {
  compared: 'Not imported',
  applied: 'Imported',
  undone: 'Undone',
};

const HINTS: readonly (readonly [heading: string, words: string])[] = [
  [COLUMNS.code.heading, 'says which sku a row is about. An unknown one makes a new sku.'],
  [COLUMNS.product.heading, 'is the end of the address in the shop. Rows with the same one are skus of one product.'],
  [
    COLUMNS.name.heading,
    'and all else about the product count for all of its rows. Empty in a further row is as in the first one.',
  ],
  [COLUMNS.options.heading, 'as in “Size: M | Colour: Red”.'],
  [COLUMNS.price.heading, 'and special price are in dollars without GST.'],
  [
    'Prices of levels and quantities',
    'have columns such as “Price Gold”, “Price from 10” and “Price Gold from 10”. Empty is none.',
  ],
  [
    COLUMNS.stock.heading,
    'is what there was, and counts for new skus alone: orders move stock meanwhile. Change it with the next one.',
  ],
  [COLUMNS.move.heading, 'has pieces to add, or to take, such as 24 or -3.'],
  [COLUMNS.replaced.heading, 'is the code that customers are offered while this one is not sold or out of stock.'],
  [COLUMNS.categories.heading, 'are addresses below /shop, parted by “|”. The first is the main one.'],
  [COLUMNS.pictures.heading, 'are names of the library, in their order, parted by “|”.'],
  [COLUMNS.shown.heading, 'and new are yes or no. Empty is no, but a new product is shown.'],
];

function row({ id, fileName, state, person, createdAt, newProducts, changedProducts }: CatalogueImport): Html {
  return html`<tr><th scope="row"><a href="/cms/catalogue/import/${id}">${fileName}</a><br><span
  class="soft">${person}, ${clockTime(createdAt)}</span></th><td data-label="State">${STATE_WORDS[state]}</td><td
  class="amount" data-label="New">${newProducts}</td><td class="amount"
  data-label="Changed">${changedProducts}</td></tr>`;
}

export function importMain({
  editor,
  imports,
  problem,
}: {
  readonly editor: Editor;
  readonly imports: readonly CatalogueImport[];
  /** Why the uploaded file was refused. */
  readonly problem: string | null;
}): Html {
  const wrong = fieldError('file', problem ?? undefined, 'file-hint');
  return html`<div class="head"><h1>Import and export</h1><div class="actions"><a class="button quiet"
  href="/cms/catalogue">Catalogue</a></div></div>
<div class="columns"><div class="column"><section class="card"><h2>Import</h2><form method="post"
  action="/cms/catalogue/import" enctype="multipart/form-data">${csrfField(editor)}<div class="field"><label
  for="file">Workbook (XLSX) or CSV, up to 16 MB</label><input id="file" name="file" type="file" required
  accept=".xlsx,.csv,.txt,.tsv"${
    wrong.attributes
  }><p class="hint" id="file-hint">Nothing changes yet: you see every difference first.</p>${
    wrong.message
  }</div><button class="primary">Compare with the catalogue</button></form></section>
<section class="card"><h2>Export</h2><p>All products, with a row for each sku. Change what you like, leave out rows and
  columns that stay as they are, and import the file again.</p><p class="actions"><a class="button"
  href="/cms/catalogue/export?as=xlsx">Workbook (XLSX)</a> <a class="button quiet"
  href="/cms/catalogue/export?as=csv">CSV</a></p></section></div>
<div class="column"><section class="card"><h2>The columns</h2><dl class="facts sentences">${HINTS.map(
    ([heading, words]) => html`<div><dt>${heading}</dt><dd>${words}</dd></div>`,
  )}</dl><p class="soft">All of them: ${FILE_COLUMNS.map((key) => COLUMNS[key].heading).join(', ')}.</p></section></div>
</div>
<section><h2>The last imports</h2>${
    imports.length === 0
      ? html`<p class="empty">No file was sent yet.</p>`
      : html`<table class="list"><thead><tr><th scope="col">File</th><th scope="col">State</th><th scope="col"
  class="amount">New products</th><th scope="col" class="amount">Changed products</th></tr></thead><tbody>${imports.map(
    row,
  )}</tbody></table>`
  }</section>`;
}
