import type { EditedPage } from '../store/page-store';
import type { Editor } from '../store/sessions';
import { type Html, html } from '../views/html';
import { csrfField } from '../views/layout';
import { clockTime } from '../views/time';
import { BIN_DAYS } from '../store/deleted-pages';
import type { RemovedPart } from '../store/removed-parts';

/** Common to all bins. */
interface Bin {
  readonly editor: Editor;
  readonly at: Date;
}

interface RecordBinView extends Bin {
  readonly address: string;
  readonly records: readonly Entry[];
}

interface BinView extends Bin {
  readonly pages: readonly EditedPage[];
  readonly parts: readonly RemovedPart[];
  readonly records: readonly Entry[];
}

const DAY_MS = 86_400_000;

function daysLeft(since: Date, at: Date): string {
  const days = Math.max(1, Math.ceil((since.getTime() + BIN_DAYS * DAY_MS - at.getTime()) / DAY_MS));
  return days === 1 ? 'One more day' : `${days} more days`;
}

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly where: string;
  readonly deletedAt: Date;
  readonly deletedBy: string;
}

function entryRow({ id, name, where, deletedAt, deletedBy }: Entry, address: string, { editor, at }: Bin): Html {
  const form = (path: string, button: Html): Html =>
    html`<form method="post" action="${address}/${path}">${csrfField(
      editor,
    )}<input type="hidden" name="id" value="${id}">${button}</form>`;
  return html`<tr><th scope="row">${name}</th><td>${where}</td><td>${clockTime(deletedAt)}${
    deletedBy ? html`, ${deletedBy}` : ''
  }<br><small>${daysLeft(deletedAt, at)}</small></td><td><div class="actions">${form(
    'restore',
    html`<button class="small" aria-label="Bring back ${name}">Bring back</button>`,
  )}<details class="confirm"><summary class="small quiet" aria-label="Delete ${name} for good">Delete …</summary>${form(
    'delete',
    html`<button class="small danger">Yes, for good</button>`,
  )}</details></div></td></tr>`;
}

function table(title: string, entries: readonly Entry[], address: string, view: Bin): Html {
  return html`<section><h2>${title}</h2>${
    entries.length === 0
      ? html`<p class="card">There are none in the bin.</p>`
      : html`<table class="list"><thead><tr><th scope="col">What</th><th scope="col">Where it was</th><th
  scope="col">Deleted</th><th scope="col"><span class="hidden">Actions</span></th></tr></thead><tbody>${entries.map(
    (entry) => entryRow(entry, address, view),
  )}</tbody></table>`
  }</section>`;
}

/** Deleted pages, parts and records that can be restored. */
export function binMain(view: BinView): Html {
  const pages = view.pages.map(({ id, document, deletedAt, changedBy }): Entry => ({
    id,
    name: document.name || 'Untitled',
    where: `/${document.slug}`,
    deletedAt: deletedAt ?? view.at,
    deletedBy: changedBy,
  }));
  const parts = view.parts.map(({ page, ...part }): Entry => ({ ...part, where: page }));
  return html`<div class="head"><h1>Bin</h1><div class="actions"><a class="button quiet" href="/cms/pages">All
    pages</a></div></div>
<p class="hint">What is deleted stays here for ${BIN_DAYS} days, then it is gone for good.</p>
${table('Pages', pages, '/cms/bin/pages', view)}
${table('Parts of pages', parts, '/cms/bin/parts', view)}
${table('Content', view.records, '/cms/bin/content', view)}`;
}

/** Deleted records of the catalogue. */
export function recordBinMain(view: RecordBinView): Html {
  return html`<div class="head"><h1>Bin</h1><div class="actions"><a class="button quiet" href="/cms/catalogue">The
    catalogue</a></div></div>
<p class="hint">What is deleted stays here for ${BIN_DAYS} days, then it is gone for good.</p>
${table('Catalogue', view.records, view.address, view)}`;
}
