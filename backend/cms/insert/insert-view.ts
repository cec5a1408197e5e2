import { randomUUID } from 'node:crypto';
import type { PageDocument } from '../documents/document';
import { type Part, partName } from '../documents/parts';
import { partTitle } from '../compare/describe-changes';
import { widgetWords } from '../form/widget-words';
import type { EditedPage } from '../store/page-store';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing } from '../views/html';
import { csrfField } from '../views/layout';
import { widgetPicture } from './widget-pictures';

interface InsertView {
  readonly editor: Editor;
  readonly page: EditedPage;
  /** The parent to insert into. */
  readonly to: Part;
  /** Id of the next sibling; '' for the end. */
  readonly before: string;
  readonly widgets: readonly string[];
}

interface Choice {
  readonly kind: string;
  readonly picture: string;
  readonly name: string;
  readonly use: string;
}

const ROWS: readonly Choice[] = [
  { kind: 'plain', picture: 'row', name: 'Row', use: 'Blocks one below the other, with nothing in it yet.' },
  { kind: 'columns', picture: 'columns', name: 'Columns', use: 'Blocks side by side, with nothing in it yet.' },
  { kind: 'tabs', picture: 'tabs', name: 'Tabs', use: 'Blocks behind tabs, with nothing in it yet.' },
];
const BLOCK: Choice = { kind: '', picture: 'block', name: 'Block', use: 'With nothing in it yet.' };

function framesFor({ kind }: Part): readonly Choice[] {
  if (kind === 'page') return ROWS;
  return kind === 'row' ? [BLOCK] : [];
}

const ALONE = { page: 'A widget in a row of its own', row: 'A widget in a block of its own' } as const;

function choiceList(choices: readonly Choice[]): Html {
  return html`<ul class="choices">${choices.map(
    ({ kind, picture, name, use }) =>
      html`<li data-choice><button name="kind" value="${kind}">${widgetPicture(
        picture,
      )}<span><strong>${name}</strong> <small>${use}</small></span></button></li>`,
  )}</ul>`;
}

/** Names the position of the insertion. */
function placeWords(document: PageDocument, to: Part, before: string): string {
  const kind = to.kind === 'page' ? 'row' : to.kind === 'row' ? 'block' : 'widget';
  const within = to.kind === 'page' ? 'of the page' : `of ${partTitle(document, to)}`;
  return before === '' ? `At the end ${within}` : `Above ${partTitle(document, { kind, id: before })}`;
}

/** A choice of all parts allowed at a position; a page without scripts, a dialog with them. */
export function insertMain({ editor, page, to, before, widgets }: InsertView): Html {
  const frames = framesFor(to);
  const choices = widgets
    .map((outer): Choice => ({ kind: outer, picture: outer, ...widgetWords(outer) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const alone = to.kind === 'page' || to.kind === 'row' ? html`<h3>${ALONE[to.kind]}</h3>` : nothing;
  return html`<section id="insert-choices" aria-labelledby="insert-title">
<div class="head"><h1 id="insert-title">Insert here</h1><a class="button quiet" data-cancel
  href="/cms/pages/${page.id}">Cancel</a></div>
<p class="hint">${placeWords(page.document, to, before)}</p>
<div class="field" data-choice-field hidden><input type="search" data-choice-search aria-label="Search widgets"
  placeholder="Search widgets"><p class="hint" role="status" data-choice-none></p></div>
<form method="post" action="/cms/pages/${page.id}/add">${csrfField(editor)}<input type="hidden" name="to"
  value="${partName(to)}"><input type="hidden" name="before" value="${before}"><input
  type="hidden" name="key" value="${randomUUID()}">
${frames.length > 0 ? choiceList(frames) : nothing}${frames.length > 0 && choices.length > 0 ? alone : nothing}
${choiceList(choices)}
${choices.length === 0 ? html`<p class="notice">The shop could not be asked for its widgets.</p>` : nothing}
</form></section>`;
}
