import { COLUMNS, type ColumnKey } from '../../rules/catalogue/sheet/columns';
import type { Cells, PlannedProduct, PlannedSku } from '../../rules/catalogue/sheet/plan-types';
import type { CatalogueImport, ImportItem, ItemKind } from '../../services/catalogue/import/import-store';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { clockTime } from '../views/time';
import { STATE_WORDS } from './import-view';

interface PreviewView {
  readonly editor: Editor;
  readonly file: CatalogueImport;
  /** An earlier import of the same file. */
  readonly before: CatalogueImport | null;
  readonly counts: Readonly<Record<ItemKind, number>>;
  readonly kind: ItemKind;
  readonly items: readonly ImportItem[];
  readonly more: boolean;
}

const KIND_WORDS: Readonly<Record<ItemKind, string>> = { fault: 'With faults', changed: 'Changed', new: 'New' };

/** Of one product; a file may have the same code in each of its rows. */
const MAX_FAULTS = 100;

const isColumn = (key: string): key is ColumnKey => Object.hasOwn(COLUMNS, key);
const headingOf = (key: string): string => (isColumn(key) ? COLUMNS[key].heading : key);
const count = (number: number): string => number.toLocaleString('en-AU');
const products = (number: number): string => (number === 1 ? '1 product' : `${count(number)} products`);

function fact(key: string, before: string | undefined, after: string): Html {
  const was =
    before === undefined ? nothing : html`<del>${before || 'nothing'}</del> <span aria-hidden="true">→</span> `;
  return html`<div><dt>${headingOf(key)}</dt><dd>${was}<ins>${after || 'nothing'}</ins></dd></div>`;
}

function facts(before: Cells, after: Cells, isNew: boolean): Html[] {
  return Object.entries(after)
    .filter(([, cell]) => !isNew || cell !== '')
    .map(([key, cell]) => fact(key, isNew ? undefined : (before[key] ?? ''), cell));
}

function skuFacts({ code, isNew, before, after, move }: PlannedSku): Html {
  const moved =
    move === 0
      ? nothing
      : html`<div><dt>Stock</dt><dd><ins>${isNew ? move : move > 0 ? `+${move}` : `−${-move}`}</ins></dd></div>`;
  return html`<h3>${code}${isNew ? html` <span class="badge">New</span>` : nothing}</h3><dl class="facts">${facts(
    before,
    after,
    isNew,
  )}${moved}</dl>`;
}

function card({ kind, slug, name, before, after, skus, faults }: PlannedProduct): Html {
  const title = html`<h2>${name || slug || 'A row without a product'}</h2>`;
  if (kind === 'fault') {
    const more = faults.length - MAX_FAULTS;
    return html`<li class="card">${title}<ul class="plain-list">${faults
      .slice(0, MAX_FAULTS)
      .map(
        ({ line, code, words }) =>
          html`<li><strong>Row ${line}</strong>${code === '' ? nothing : html`, ${code}`}: ${words}</li>`,
      )}${more > 0 ? html`<li>And ${count(more)} more, which the file of faults has.</li>` : nothing}</ul></li>`;
  }
  const own = facts(before, after, kind === 'new');
  return html`<li class="card">${title}${kind === 'new' ? html`<p class="soft">/product/${slug}</p>` : nothing}${
    own.length === 0 ? nothing : html`<dl class="facts">${own}</dl>`
  }${skus.map(skuFacts)}</li>`;
}

function applySection({ editor, file, before, counts }: PreviewView): Html {
  const all = counts.new + counts.changed;
  if (all === 0)
    return html`<p class="empty">${
      counts.fault > 0
        ? 'Nothing of this file can be imported as it is.'
        : 'The catalogue is as this file has it already.'
    }</p>`;
  const again =
    before === null
      ? nothing
      : html`<p class="notice">The same file was imported before, ${clockTime(before.appliedAt ?? before.createdAt)} by
  ${before.person}. Stock that it moves would be moved again.</p>`;
  const left =
    counts.fault === 0
      ? nothing
      : html`<p>${products(counts.fault)} with faults ${counts.fault === 1 ? 'is' : 'are'}
  left out as a whole.</p>`;
  return html`<section class="card"><h2>Import ${products(all)}</h2>${again}${left}<form method="post"
  action="/cms/catalogue/import/${file.id}/apply">${csrfField(editor)}<p class="hint">All of it in one step, which can
  be undone.</p><button class="primary">Import ${products(all)}</button></form></section>`;
}

function undoSection({ editor, file }: PreviewView): Html {
  return html`<section class="card"><h2>Imported ${clockTime(file.appliedAt ?? file.createdAt)}</h2><p>As long as
  nothing of it was changed or ordered since, the import can be taken back as a whole.</p><form method="post"
  action="/cms/catalogue/import/${file.id}/undo">${csrfField(editor)}<button>Undo this
  import</button></form></section>`;
}

function stateSection(view: PreviewView): Html {
  if (view.file.state === 'applied') return undoSection(view);
  if (view.file.state === 'undone')
    return html`<p class="notice">This import was undone ${clockTime(view.file.undoneAt ?? view.file.createdAt)}.</p>`;
  return applySection(view);
}

/** The changes that a file would make, or has made. */
export function previewMain(view: PreviewView): Html {
  const { file, counts, kind, items, more } = view;
  const address = `/cms/catalogue/import/${file.id}`;
  const last = items.at(-1);
  const tab = (one: ItemKind): Html =>
    html`<a href="${address}?show=${one}"${one === kind ? raw(' aria-current="true"') : nothing}>${KIND_WORDS[one]}:
  ${count(counts[one])}</a>`;
  return html`<div class="head"><h1>Import of ${file.fileName}</h1><div class="actions"><a class="button quiet"
  href="/cms/catalogue/import">Another file</a></div></div>
<p class="soft">${STATE_WORDS[file.state]} · ${file.person}, ${clockTime(file.createdAt)} ·
  skus unchanged: ${count(file.unchangedSkus)}</p>
${
  file.unknownHeadings.length === 0
    ? nothing
    : html`<p class="notice">Columns that were not read: ${file.unknownHeadings.join(', ')}.</p>`
}
${stateSection(view)}
<nav class="states" aria-label="What differs">${(['fault', 'changed', 'new'] as const).map(tab)}</nav>
${
  kind === 'fault' && counts.fault > 0
    ? html`<p>${count(file.faults)} ${file.faults === 1 ? 'fault' : 'faults'} in ${products(counts.fault)}. Mend them
  in <a href="${address}/faults?as=xlsx">a workbook of these rows</a> (<a href="${address}/faults?as=csv">CSV</a>), and
  import that.</p>`
    : nothing
}
${
  items.length === 0
    ? html`<p class="empty">None.</p>`
    : html`<ol class="entries" id="differences">${items.map(({ plan }) => card(plan))}</ol>`
}
${
  more && last
    ? html`<p><a class="button" href="${address}?show=${kind}&amp;after=${last.place}" rel="next">More</a></p>`
    : nothing
}`;
}
