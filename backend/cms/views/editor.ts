import { randomUUID } from 'node:crypto';
import { ROW_TYPES } from '@/lib/contract/content/page';
import { LIST_ACTION, leavesOf } from '../form/read-form';
import type { EditedPage } from '../store/page-store';
import type { PageState } from '../documents/page-filter';
import { type Part, type PlacedPart, findWidget, partName, placeOf } from '../documents/parts';
import { belongsToShop } from '../documents/slug';
import { widgetWords } from '../form/widget-words';
import { errorSlot, sectionView } from './fields';
import type { EditorView } from './editor-view';
import { conflictNotice, removedNotice } from './conflict';
import { type Html, html, nothing, raw } from './html';
import { csrfField, enterButton } from './layout';
import { insertAddress } from './insert-address';
import { outline } from './outline';
import { fieldProblems, formStatus, notSaved, problemSlot } from './problem';
import { stage } from './stage';

const TITLES: Readonly<Record<Part['kind'], string>> = {
  page: 'Page settings',
  row: 'Row',
  block: 'Block',
  widget: 'Widget',
};

export function stateOf(page: EditedPage): PageState {
  if (page.pageId === null) return 'draft';
  return page.publishedRevision === page.revision ? 'published' : 'changed';
}

export const STATE_WORDS = { published: 'Published', changed: 'Unpublished changes', draft: 'Not published' } as const;

function stateBadge(page: EditedPage, outOfBand = false): Html {
  const state = stateOf(page);
  return html`<span id="state" class="badge ${state}"${outOfBand ? raw(' data-hx-swap-oob="true"') : ''}>${
    STATE_WORDS[state]
  }</span>`;
}

const SHOP_PAGE_WORDS = `The shop shows a page of its own at this address. Search engines and shared links get this
page’s title, description and picture; its rows are shown nowhere.`;

/** The revision that the form was rendered from, and the settings that it still shows from before others' changes. */
function seenField({ seen, base, page }: EditorView, outOfBand = false): Html {
  const swap = outOfBand ? raw(' data-hx-swap-oob="true"') : '';
  return html`<input type="hidden" id="seen" name="seen" value="${
    seen ?? String(page.revision)
  }"${swap}><textarea hidden id="base" name="base"${swap}>${base}</textarea>`;
}

/** The page as a tree, with visibility at a given instant. */
function tree({ page, part, at }: EditorView, outOfBand = false): Html {
  return outline({ pageId: page.id, document: page.document, selected: part, at: at.getTime(), outOfBand });
}

/** Further elements that show the draft, as out-of-band replacements. */
function draftParts(view: EditorView): Html {
  const { page } = view;
  const fields = html`${revisionField(page, true)}${seenField(view, true)}`;
  return html`${tree(view, true)}${stateBadge(page, true)}${fields}${stepForms(view, true)}`;
}

/** Response to an autosave: its status, errors, and all other elements that show the draft. */
export function savedFragment(view: EditorView, words: string, bad: boolean): Html {
  const { sections, state } = view;
  const names = sections.flatMap(({ fields }) => leavesOf(fields, state.settings)).map(({ name }) => name);
  return html`${
    bad
      ? notSaved(words, fieldProblems(sections, state))
      : html`${formStatus(words)}${problemSlot(null, { outOfBand: true })}`
  }
${names.map((name) => errorSlot(name, state.errors?.[name], true))}
${bad ? nothing : draftParts(view)}`;
}

function revisionField(page: EditedPage, outOfBand = false): Html {
  return html`<input type="hidden" id="revision" name="revision" value="${page.revision}"
  data-draft="${page.changedAt.toISOString()}" data-path="/${page.document.slug}"${
    outOfBand ? raw(' data-hx-swap-oob="true"') : ''
  }>`;
}

/** A form with one button; autosave updates its revision. */
function action(
  { editor, page }: EditorView,
  path: string,
  fields: Readonly<Record<string, string>>,
  button: Html,
): Html {
  return html`<form method="post" action="/cms/pages/${page.id}/${path}">${csrfField(
    editor,
  )}<input type="hidden" name="revision" value="${page.revision}" data-revision>${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}${button}</form>`;
}

/** Undo and redo, each labelled with the change concerned. */
function stepForms(view: EditorView, outOfBand = false): Html {
  const part = partName(view.part);
  const one = (path: 'undo' | 'redo', label: string, words: string | null): Html =>
    action(
      view,
      path,
      { part },
      html`<button class="quiet" id="step-${path}" ${words === null ? raw('disabled') : ''} title="${
        words === null ? `Nothing to ${path}` : `${label}: ${words}`
      }">${label}</button>`,
    );
  return html`<div id="steps" class="actions"${outOfBand ? raw(' data-hx-swap-oob="true"') : ''}>${one(
    'undo',
    'Undo',
    view.steps.undo,
  )}${one('redo', 'Redo', view.steps.redo)}</div>`;
}

/** Actions on the page. The home page cannot be deleted. */
function pageActions(view: EditorView): Html {
  const words = view.page.pageId === null ? 'Yes, delete it' : 'Yes, take it off the site and delete it';
  const remove = action(view, 'delete', {}, html`<button class="small danger">${words}</button>`);
  return html`<div class="actions">
${action(view, 'duplicate', { key: randomUUID() }, html`<button class="small">Duplicate the page</button>`)}
${
  view.page.document.slug === ''
    ? nothing
    : html`<details class="confirm"><summary class="small">Delete the page …</summary>${remove}</details>`
}
</div>`;
}

function partActions(view: EditorView): Html {
  const { part } = view;
  if (part.kind === 'page') return pageActions(view);
  const name = partName(part);
  const remove = action(view, 'remove', { part: name }, html`<button class="small danger">Yes, remove it</button>`);
  return html`<div class="actions">
${action(view, 'move', { part: name, step: 'up' }, html`<button class="small">Move up</button>`)}
${action(view, 'move', { part: name, step: 'down' }, html`<button class="small">Move down</button>`)}
${action(view, 'copy', { part: name, key: randomUUID() }, html`<button class="small">Duplicate</button>`)}
${insertLinks(view, part)}
<details class="confirm"><summary class="small">Remove …</summary>${remove}</details>
</div>`;
}

/** Links to the insert dialog, for the places before and behind a part. */
function insertLinks({ page }: EditorView, part: PlacedPart): Html {
  const place = placeOf(page.document, part);
  if (!place || belongsToShop(page.document.slug)) return nothing;
  const to = partName(place.parent);
  const link = (before: string, words: string): Html =>
    html`<a class="button small" data-insert href="${insertAddress(page.id, to, before)}">${words}</a>`;
  return html`${link(part.id, 'Insert above')} ${link(place.siblings[place.index + 1] ?? '', 'Insert below')}`;
}

function adders(view: EditorView): Html {
  const { part, page } = view;
  if (belongsToShop(page.document.slug)) return nothing;
  const widgets = view.widgets
    .map((outer) => ({ outer, ...widgetWords(outer) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  if (part.kind === 'page') {
    return action(
      view,
      'add',
      { to: 'page', key: randomUUID() },
      html`<label>New row <select name="kind">${ROW_TYPES.map(
        (type) => html`<option>${type}</option>`,
      )}</select></label><button class="small">Add row</button>`,
    );
  }
  if (part.kind === 'row')
    return action(
      view,
      'add',
      { to: partName(part), key: randomUUID() },
      html`<button class="small">Add block</button>`,
    );
  const block = part.kind === 'block' ? part : placeOf(page.document, part)?.parent;
  if (!block) return nothing;
  const to = partName(block);
  return action(
    view,
    'add',
    { to, key: randomUUID() },
    html`<label>New widget <select name="kind">${widgets.map(
      ({ outer, name, use }) => html`<option value="${outer}">${name}${use ? ` – ${use}` : ''}</option>`,
    )}</select></label><button class="small">Add widget</button>`,
  );
}

function partForm(view: EditorView): Html {
  const { page, part, sections, state, editor } = view;
  const widget = part.kind === 'widget' ? findWidget(page.document, part.id) : undefined;
  const words = widget ? widgetWords(widget.outer) : null;
  const title = words?.name ?? TITLES[part.kind];
  const use = belongsToShop(page.document.slug) ? SHOP_PAGE_WORDS : words?.use;
  const address = `/cms/pages/${page.id}/parts/${partName(part)}`;
  if (view.gone) return removedNotice(view, address);
  return html`<section id="form" aria-label="${title}" tabindex="-1">
<h2>${title}</h2>
${use ? html`<p class="hint use">${use}</p>` : nothing}
${view.conflicts ? conflictNotice(view) : nothing}
${partActions(view)}
<form id="part-form" method="post" action="${address}" novalidate
 data-hx-post="${address}" data-hx-trigger="input delay:600ms" data-hx-target="#form-status" data-hx-swap="outerHTML"
   data-hx-sync="this:queue last">
${csrfField(editor)}${enterButton('Save draft')}<input type="hidden" name="rendered" value="${view.rendered}">
${sections.map((section) => sectionView(section, { ...state, address }))}
<div class="save">${seenField(view)}${formStatus(
    'Changes are saved to the draft as you type.',
  )}<button name="${LIST_ACTION}" value="">Save draft</button></div>
</form>
${adders(view)}
</section>`;
}

/** The editor of a page: outline, form and preview. */
export function editorMain(view: EditorView): Html {
  const { page, editor, storefront } = view;
  return html`<div class="head">
<h1>${page.document.name || 'Untitled'}</h1>${stateBadge(page)}
${stepForms(view)}
<div class="actions">
<a class="button quiet" href="/cms/pages/${page.id}/versions">Versions</a>
<a class="button quiet" href="/cms/pages/${page.id}/preview" target="_blank" rel="noopener">Preview in a tab</a>
<a class="button quiet" href="/cms/pages/${page.id}/links">Share the draft</a>
<a class="button quiet" href="/cms/releases">Releases</a>
<form method="post" action="/cms/pages/${page.id}/publish">${csrfField(editor)}${revisionField(
    page,
  )}<button class="primary">Publish</button></form>
</div></div>
<div class="workspace" data-storefront="${storefront}" data-page="${page.id}"
  data-selected="${partName(view.part)}">
<div class="panel">
${tree(view)}
${partForm(view)}
</div>
${stage(page.id)}
</div>
<template id="unreached"><div class="notice bad" role="alert"><p>Not saved: the back office cannot be reached. What you
  typed stays here; saving is tried again every few seconds.</p></div></template>
<form id="mover" method="post" action="/cms/pages/${page.id}/move" hidden>${csrfField(
    editor,
  )}<input type="hidden" name="part"><input type="hidden" name="to"><input type="hidden"
  name="before"></form>`;
}
