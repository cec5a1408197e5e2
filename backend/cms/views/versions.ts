import type { EditedPage } from '../store/page-store';
import type { Version } from '../store/publish';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing } from './html';
import { csrfField } from './layout';
import { clockTime } from './time';

/** Every version of a page, newest first, each with the way back to it. */
export function versionsMain(editor: Editor, page: EditedPage, versions: readonly Version[]): Html {
  const live = versions.find(({ kind }) => kind === 'published')?.number;
  return html`<div class="head"><h1>Versions of ${page.document.name}</h1><div class="actions"><a
    class="button quiet" href="/cms/pages/${page.id}">Back to the page</a></div></div>
${versions.length === 0 ? html`<p class="card">This page was never published.</p>` : nothing}
<ol class="versions">${versions.map(
    (version) => html`<li class="card">
<div><strong>Version ${version.number}</strong> ${
      version.number === live && page.pageId !== null
        ? html`<span class="badge published">What visitors see</span>`
        : nothing
    }${version.kind === 'kept' ? html`<span class="badge">Kept, not published</span>` : nothing}
<p class="hint">${clockTime(version.createdAt)}${version.createdBy ? html`, ${version.createdBy}` : nothing}${
      version.note ? html` · ${version.note}` : nothing
    }</p></div>
<form method="post" action="/cms/pages/${page.id}/versions/${version.number}/back">${csrfField(
      editor,
    )}<button>Go back to version ${version.number}</button></form>
</li>`,
  )}</ol>
${
  page.pageId === null
    ? nothing
    : html`<section class="card"><h2>Take this page off the site</h2><p class="hint">Its draft and its versions stay
      here.</p>
<details class="confirm"><summary class="small">Take off …</summary><form method="post"
  action="/cms/pages/${page.id}/take-off">${csrfField(editor)}<button class="danger">Yes, visitors shall not find
    it</button></form></details></section>`
}`;
}
