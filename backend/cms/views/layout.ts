import { type Section, sectionsOf } from '../access/sections';
import { assetAddress } from '../assets/assets';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from './html';
import { type FieldProblem, problemSlot } from './problem';

export interface Shell {
  readonly title: string;
  /** Null on the sign-in page. */
  readonly editor: Editor | null;
  /** The current section of the menu. */
  readonly section?: Section;
  /** Confirmation of the last action. */
  readonly done?: string | null;
  /** Error message. */
  readonly problem?: string | null;
  /** Errors of single fields. */
  readonly problems?: readonly FieldProblem[];
  /** Uses the full width of the window. */
  readonly wide?: boolean;
}

export function csrfField(editor: Editor): Html {
  return html`<input type="hidden" name="_csrf" value="${editor.csrf}">`;
}

/** A form's first button: Enter in a field presses that, and must not press one of a list's entry. */
export function enterButton(words: string): Html {
  return html`<button class="hidden" tabindex="-1" aria-hidden="true">${words}</button>`;
}

function header({ editor, section }: Shell): Html {
  if (!editor) return html`<header class="bar"><p class="brand">Back office</p></header>`;
  return html`<header class="bar">
<p class="brand"><a href="/cms">Back office</a></p>
<nav aria-label="Sections">${sectionsOf(editor.role).map(
    ([name, label]) => html`<a href="/cms/${name}"${name === section ? raw(' aria-current="page"') : ''}>${label}</a>`,
  )}</nav>
<form method="post" action="/cms/sign-out" class="who">${csrfField(
    editor,
  )}<a href="/cms/account">${editor.name}</a><button class="quiet">Sign out</button></form>
</header>`;
}

/* The page of a proxy, sent while the back office is away, must not replace a part of the form. */
const HTMX_CONFIG = JSON.stringify({
  includeIndicatorCSS: false,
  history: false,
  defaultTimeout: 20_000,
  noSwap: [204, 304, '5xx'],
});

/** A page of the back office as a whole document. */
export function layout(shell: Shell, main: Html): Html {
  const { title, done, problem, problems = [], wide = false } = shell;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<meta name="htmx-config" content="${HTMX_CONFIG}">
<title>${problem ? 'Problem: ' : ''}${title} · Back office</title>
<link rel="stylesheet" href="${assetAddress('cms.css')}">
<link rel="stylesheet" href="${assetAddress('office.css')}">
<script src="${assetAddress('htmx.min.js')}" defer></script>
<script src="${assetAddress('Sortable.min.js')}" defer></script>
<script src="${assetAddress('cms.js')}" defer></script>
<script src="${assetAddress('editor.js')}" defer></script>
<script src="${assetAddress('office.js')}" defer></script>
<script src="${assetAddress('media.js')}" defer></script>
</head>
<body class="${wide ? 'wide' : ''}">
<a class="skip" href="#main">Skip to content</a>
${header(shell)}
<main id="main" tabindex="-1">
${done ? html`<p class="notice done" role="status">${done}</p>` : nothing}
${problemSlot(problem ?? null, { problems })}
${main}
</main>
</body>
</html>`;
}
