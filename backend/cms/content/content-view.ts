import { isRecord, valueAt } from '../form/paths';
import type { Use } from '../references/picture-uses';
import type { Editor } from '../store/sessions';
import { type FormState, sectionView } from '../views/fields';
import { entriesOf } from '../views/conflict';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField, enterButton } from '../views/layout';
import { fieldError } from '../views/problem';
import { usesWords } from '../references/uses-words';
import { clockTime } from '../views/time';
import type { Revision } from './content-history';
import { typesNav } from './content-list-view';
import type { ContentType, Document } from './content-type';

/** Where the form is saved into. */
export interface InRelease {
  /** Null for the shop. */
  readonly releaseId: number | null;
  /** The release's copy of the record that the form edits; null for the published one. */
  readonly item: number | null;
}

export interface RecordView {
  readonly editor: Editor;
  readonly type: ContentType;
  readonly types: readonly ContentType[];
  /** Null for a new record. */
  readonly id: number | null;
  readonly title: string;
  readonly state: FormState;
  /** The document that the form is rendered from, including unsaved list entries. */
  readonly base: Document;
  /** JSON of the stored document when the form was opened; '' when `base` is that document. */
  readonly origin: string;
  /** The revision that the form was rendered from. */
  readonly seen: number;
  /** Identifies a form that creates a record. */
  readonly key: string;
  /** Whether the form has unsaved values. */
  readonly unsaved: boolean;
  readonly conflict: {
    readonly who: string;
    readonly fields: readonly string[];
    readonly theirs: Document;
    readonly mine: Document;
  } | null;
  readonly revisions: readonly Revision[];
  /** Releases to choose from, including the form's own. */
  readonly releases: readonly { readonly id: number; readonly name: string }[];
  readonly into: InRelease | null;
  /** Pages with a widget that shows the record. */
  readonly uses: readonly Use[];
  /** Null when it has no page in the shop. */
  readonly shopAddress: string | null;
}

const MAX_LENGTH = 200;

function displayed(value: unknown): string {
  if (Array.isArray(value)) return entriesOf(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return text === '' || text === '""' ? 'nothing' : text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text;
}

/** A list entry as one line of text. */
function entryWords(entry: unknown): string {
  const values = isRecord(entry) ? Object.values(entry) : [entry];
  return values
    .filter((value) => ['string', 'number'].includes(typeof value) && value !== '')
    .join(' · ')
    .slice(0, MAX_LENGTH);
}

/** Items that only the first of two lists has. */
function differing(one: unknown, other: unknown): Html | string {
  if (!Array.isArray(one) || !Array.isArray(other)) return displayed(one);
  const others = new Set(other.map((entry) => JSON.stringify(entry)));
  const own = one.filter((entry) => !others.has(JSON.stringify(entry)));
  if (own.length === 0) return displayed(one);
  return html`<ul>${own.map((entry) => html`<li>${entryWords(entry)}</li>`)}</ul>`;
}

/** Shows both values of a conflict, for the editor to choose. */
function conflictNotice({ type, id, conflict }: RecordView): Html {
  if (!conflict) return nothing;
  const labels = new Map(type.sections.flatMap(({ fields }) => fields).map(({ name, label }) => [name, label]));
  return html`<div class="notice bad" role="alert"><p><strong>Not saved.</strong> ${conflict.who} changed this while you
  were at it. What you typed is still in the form below.</p>
<table class="list both"><thead><tr><th scope="col">Field</th><th scope="col">Theirs</th><th
  scope="col">Yours</th></tr></thead><tbody>${conflict.fields.map(
    (path) =>
      html`<tr><th scope="row">${labels.get(path) ?? path}</th><td data-label="Theirs">${differing(
        valueAt(conflict.theirs, path),
        valueAt(conflict.mine, path),
      )}</td><td data-label="Yours">${differing(
        valueAt(conflict.mine, path),
        valueAt(conflict.theirs, path),
      )}</td></tr>`,
  )}</tbody></table>
<p><button form="record" name="force" value="mine">Save mine over theirs</button> <a class="button quiet"
  href="/cms/${type.name}/${id}">Take theirs</a></p></div>`;
}

/** Chooses between publishing now and a release. */
function intoChoice({ releases, into, state }: RecordView): Html {
  const problem = state.errors?.into;
  if (releases.length === 0 && problem === undefined) return nothing;
  const wrong = fieldError('into', problem);
  return html`<label>Save into <select name="into"${
    wrong.attributes
  }><option value="">the shop, now</option>${releases.map(
    ({ id, name }) =>
      html`<option value="${id}"${id === into?.releaseId ? raw(' selected') : ''}>release ${name}</option>`,
  )}</select></label>${wrong.message}`;
}

function form(view: RecordView): Html {
  const { editor, type, id, state, base, seen, key, unsaved } = view;
  const action = id === null ? `/cms/${type.name}` : `/cms/${type.name}/${id}`;
  return html`<form id="record" method="post" action="${action}" novalidate data-ask="${
    unsaved ? 'typed' : ''
  }">${csrfField(editor)}${enterButton('Save')}<input type="hidden" name="seen" value="${seen}"><input
  type="hidden" name="key" value="${key}"><input type="hidden" name="item" value="${view.into?.item ?? ''}"><textarea
  hidden name="base">
${JSON.stringify(base)}</textarea><textarea hidden name="origin">
${view.origin}</textarea>
${type.sections.map((section) => sectionView(section, { ...state, address: action }))}
<div class="save"><p class="hint">${
    unsaved ? 'Not saved yet.' : 'What is saved shows in the shop at once.'
  }</p>${intoChoice(view)}<button class="primary">${
    id === null ? `Make the ${type.one}` : 'Save'
  }</button></div></form>`;
}

/** A revision to go back to, and the last one that is shown. */
const backTo = (revision: number, last: Revision): Html =>
  html`<input type="hidden" name="revision" value="${revision}"><input type="hidden" name="seen"
  value="${last.revision}">`;

function history({ editor, type, id, revisions }: RecordView): Html {
  const [last, ...earlier] = revisions;
  if (!last || id === null) return nothing;
  const back = (to: number, words: string, label: string): Html =>
    html`<form method="post" action="/cms/${type.name}/${id}/back">${csrfField(
      editor,
    )}${backTo(to, last)}<button class="small" aria-label="${label}">${words}</button></form>`;
  const line = ({ revision, words, at, by }: Revision): Html =>
    html`<li><strong>${revision}</strong> ${words}<br><span class="soft">${[by, clockTime(at)]
      .filter((one) => one !== '')
      .join(', ')}</span>${
      revision === last.revision ? nothing : back(revision, 'Bring back', `Bring back version ${revision}`)
    }</li>`;
  return html`<section class="card"><h2>Versions</h2><ol class="notes">${[last, ...earlier].map(line)}</ol></section>`;
}

function actions(view: RecordView): Html {
  const { editor, type, id, title, shopAddress, revisions, uses } = view;
  if (id === null) return html`<a class="button quiet" href="/cms/${type.name}">Back to the list</a>`;
  const post = (path: string, button: Html): Html =>
    html`<form method="post" action="/cms/${type.name}/${id}/${path}">${csrfField(editor)}${button}</form>`;
  const [last, previous] = revisions;
  const undo =
    last && previous
      ? post('back', html`${backTo(previous.revision, last)}<button class="quiet">Undo the last change</button>`)
      : nothing;
  const hints = [uses.length === 0 ? '' : `It goes from ${usesWords(uses.length)}.`, type.takesAlong];
  const warning = hints.filter((words) => words !== '').map((words) => html`<p class="hint">${words}</p>`);
  const own = type.single
    ? nothing
    : html`${post('copy', html`<button class="quiet">Duplicate</button>`)}<details class="confirm"><summary
  class="quiet" aria-label="Delete ${title}">Delete …</summary>${post(
    'delete',
    html`${warning}<button class="danger">Yes, move it to the bin</button>`,
  )}</details>`;
  const link = (address: string, words: string): Html => html`<a class="button quiet" href="${address}">${words}</a>`;
  return html`${shopAddress === null ? nothing : link(shopAddress, 'In the shop')}${Object.entries(type.pages).map(
    ([path, words]) => link(`/cms/${type.name}/${id}/${path}`, words),
  )}${undo}${own}`;
}

function usesSection({ uses }: RecordView): Html {
  if (uses.length === 0) return nothing;
  return html`<section class="card"><h2>Shown in ${usesWords(uses.length)}</h2><ul>${uses.map(
    ({ name, address }) => html`<li>${address === null ? name : html`<a href="${address}">${name}</a>`}</li>`,
  )}</ul></section>`;
}

/** A record's page: its form and history. */
export function recordMain(view: RecordView): Html {
  const { type, types, title } = view;
  return html`${typesNav(types, type)}<div class="head"><h1>${title}</h1><div class="actions">${actions(
    view,
  )}</div></div>
${conflictNotice(view)}
${form(view)}
${usesSection(view)}
${history(view)}`;
}
