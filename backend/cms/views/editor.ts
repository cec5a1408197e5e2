import { ROW_TYPES } from '@/lib/contract/content/page';
import { digestOf } from '../documents/document';
import type { Section } from '../form/part-fields';
import { leavesOf } from '../form/read-form';
import type { EditedPage } from '../store/page-store';
import { type Part, findBlock, partName, partValue } from '../documents/parts';
import type { Editor } from '../store/sessions';
import { type FormState, errorSlot, sectionView } from './fields';
import { type Html, html, nothing, raw } from './html';
import { csrfField } from './layout';
import { outline } from './outline';
import { fieldProblems, formStatus, notSaved, problemSlot } from './problem';
import { clockTime } from './time';

export interface EditorView {
  readonly editor: Editor;
  readonly page: EditedPage;
  readonly part: Part;
  readonly sections: readonly Section[];
  readonly state: FormState;
  /** The widgets that can be added. */
  readonly widgets: readonly string[];
  readonly at: Date;
  /** Where the frame's page is: what was typed is told to nobody else. */
  readonly storefront: string;
  /** Somebody else changed the part that was saved. */
  readonly conflict?: boolean;
  /** The digest that the form was made from, where it is not the draft's: what somebody else saved was not seen yet. */
  readonly seen?: string | undefined;
  /** Not found in the draft any more. */
  readonly gone?: boolean;
}

const TITLES: Readonly<Record<Part['kind'], string>> = {
  page: 'Page settings',
  row: 'Row',
  block: 'Block',
  widget: 'Widget',
};

export function stateOf(page: EditedPage): 'published' | 'changed' | 'draft' {
  if (page.pageId === null) return 'draft';
  return page.publishedRevision === page.revision ? 'published' : 'changed';
}

export const STATE_WORDS = { published: 'Published', changed: 'Unpublished changes', draft: 'Not published' } as const;

function stateBadge(page: EditedPage, outOfBand = false): Html {
  const state = stateOf(page);
  return html`<span id="state" class="badge ${state}"${outOfBand ? raw(' hx-swap-oob="true"') : ''}>${
    STATE_WORDS[state]
  }</span>`;
}

/** The digest of what the form was made from. */
function seenField(view: EditorView, outOfBand = false): Html {
  return html`<input type="hidden" id="seen" name="seen" value="${
    view.seen ?? digestOf(partValue(view.page.document, view.part))
  }"${outOfBand ? raw(' hx-swap-oob="true"') : ''}>`;
}

/** The page as a tree, at the moment that is shown. */
function tree({ page, part, at }: EditorView, outOfBand = false): Html {
  return outline({ pageId: page.id, document: page.document, selected: part, at: at.getTime(), outOfBand });
}

/** What else shows the draft, to replace what is there. */
function draftParts(view: EditorView): Html {
  const { page } = view;
  return html`${tree(view, true)}${stateBadge(page, true)}${revisionField(page, true)}${seenField(view, true)}`;
}

/** The answer to a form that saves itself: its status, its errors, and what else shows the draft. */
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
  return html`<input type="hidden" id="revision" name="revision" value="${page.revision}"${
    outOfBand ? raw(' hx-swap-oob="true"') : ''
  }>`;
}

function action(
  { editor, page }: EditorView,
  path: string,
  fields: Readonly<Record<string, string>>,
  button: Html,
): Html {
  return html`<form method="post" action="/cms/pages/${page.id}/${path}">${csrfField(editor)}${Object.entries(
    fields,
  ).map(
    ([name, value]) => html`<input type="hidden" name="${name}"
  value="${value}">`,
  )}${button}</form>`;
}

const DUPLICATE = html`<button class="small">Duplicate</button>`;

function partActions(view: EditorView): Html {
  const { part, editor, page } = view;
  if (part.kind === 'page') return nothing;
  const name = partName(part);
  return html`<div class="actions">
${action(view, 'move', { part: name, step: 'up' }, html`<button class="small">Move up</button>`)}
${action(view, 'move', { part: name, step: 'down' }, html`<button class="small">Move down</button>`)}
${part.kind === 'block' ? action(view, 'copy', { part: name }, DUPLICATE) : nothing}
<details class="confirm"><summary class="small">Remove …</summary><form method="post"
  action="/cms/pages/${page.id}/remove">${csrfField(editor)}<input type="hidden" name="part" value="${name}"><button
    class="small danger">Yes, remove it</button></form></details>
</div>`;
}

function adders(view: EditorView): Html {
  const { part, widgets } = view;
  if (part.kind === 'page') {
    return action(
      view,
      'add',
      { to: 'page' },
      html`<label>New row <select name="kind">${ROW_TYPES.map(
        (type) => html`<option>${type}</option>`,
      )}</select></label><button class="small">Add row</button>`,
    );
  }
  if (part.kind === 'row')
    return action(view, 'add', { to: partName(part) }, html`<button class="small">Add block</button>`);
  const to = partName({ kind: 'block', block: part.block });
  return action(
    view,
    'add',
    { to },
    html`<label>New widget <select name="kind">${widgets.map(
      (outer) => html`<option>${outer}</option>`,
    )}</select></label><button class="small">Add widget</button>`,
  );
}

function conflictNotice({ page, part }: EditorView): Html {
  return html`<div class="notice bad" role="alert"><p><strong>Not saved.</strong> ${
    page.changedBy || 'Somebody else'
  } changed this at ${clockTime(page.changedAt)}, while you were at it. What you typed is still in the form below.</p>
<p><button form="part-form" name="force" value="1">Save mine over theirs</button> <a class="button quiet"
  href="/cms/pages/${page.id}?part=${encodeURIComponent(partName(part))}#form">Show theirs</a></p></div>`;
}

function partForm(view: EditorView): Html {
  const { page, part, sections, state, editor } = view;
  const title =
    part.kind === 'widget'
      ? (findBlock(page.document, part.block)?.widgets[part.index]?.outer ?? TITLES.widget)
      : TITLES[part.kind];
  if (view.gone)
    return html`<section id="form"><h2>${TITLES[part.kind]}</h2><p class="notice bad">This is not on the page any
      more: somebody removed it.</p></section>`;
  const address = `/cms/pages/${page.id}/parts/${partName(part)}`;
  return html`<section id="form" aria-label="${title}">
<h2>${title}</h2>
${view.conflict ? conflictNotice(view) : nothing}
${partActions(view)}
<form id="part-form" method="post" action="${address}" novalidate
 hx-post="${address}" hx-trigger="input delay:600ms" hx-target="#form-status" hx-swap="outerHTML"
   hx-sync="this:queue last">
${csrfField(editor)}
${sections.map((section) => sectionView(section, state))}
<div class="save">${seenField(view)}${formStatus(
    'Changes are saved to the draft as you type.',
  )}<button name="press" value="">Save draft</button></div>
</form>
${adders(view)}
<template id="unreached"><div class="notice bad" role="alert"><p>Not saved: the back office cannot be reached. What you
  typed stays here; saving is tried again every few seconds.</p></div></template>
</section>`;
}

/** A page of the site with everything that can be changed on it, and the page itself beside it. */
export function editorMain(view: EditorView): Html {
  const { page, editor, storefront } = view;
  return html`<div class="head">
<h1>${page.document.name || 'Untitled'}</h1>${stateBadge(page)}
<div class="actions">
<a class="button quiet" href="/cms/pages/${page.id}/versions">Versions</a>
<a class="button quiet" href="/cms/pages/${page.id}/preview" target="_blank" rel="noopener">Preview in a tab</a>
<form method="post" action="/cms/pages/${page.id}/publish">${csrfField(editor)}${revisionField(
    page,
  )}<button class="primary">Publish</button></form>
</div></div>
<div class="workspace" data-storefront="${storefront}">
<div class="panel">
${tree(view)}
${partForm(view)}
</div>
<div class="stage">
<fieldset class="sizes"><legend class="hidden">Width of the preview</legend>
${[
  ['phone', 'Phone'],
  ['tablet', 'Tablet'],
  ['full', 'Full'],
].map(
  ([value, label]) =>
    html`<label><input type="radio" name="size" value="${value}"${
      value === 'full' ? raw(' checked') : ''
    }> ${label}</label>`,
)}
</fieldset>
<iframe id="preview" src="/cms/pages/${page.id}/preview" title="Preview of the draft"></iframe>
</div>
</div>
<form id="mover" method="post" action="/cms/pages/${page.id}/move" hidden>${csrfField(
    editor,
  )}<input type="hidden" name="part"><input type="hidden" name="to"><input type="hidden"
  name="index"></form>`;
}
