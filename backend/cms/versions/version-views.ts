import type { DocumentChange } from '../compare/describe-changes';
import type { EditedPage } from '../store/page-store';
import type { Version } from '../store/publish';
import type { Editor } from '../store/sessions';
import { changeList } from '../views/change-list';
import { type Html, html, nothing } from '../views/html';
import { csrfField } from '../views/layout';
import { clockTime } from '../views/time';

function badges(page: EditedPage, version: Version, live: number | undefined): Html {
  return html`${
    version.number === live && page.pageId !== null
      ? html`<span class="badge published">What visitors see</span>`
      : nothing
  }${version.kind === 'draft' ? html`<span class="badge">Kept, not published</span>` : nothing}`;
}

function origin({ createdAt, createdBy, note }: Version): Html {
  return html`<p class="hint">${clockTime(createdAt)}${createdBy ? html`, ${createdBy}` : nothing}${
    note ? html` · ${note}` : nothing
  }</p>`;
}

/** All versions of a page, newest first, with previews. */
export function versionsMain(editor: Editor, page: EditedPage, versions: readonly Version[]): Html {
  const live = versions.find(({ kind }) => kind === 'published')?.number;
  return html`<div class="head"><h1>Versions of ${page.document.name}</h1><div class="actions"><a
    class="button quiet" href="/cms/pages/${page.id}">Back to the page</a></div></div>
${versions.length === 0 ? html`<p class="card">This page was never published.</p>` : nothing}
<ol class="versions">${versions.map(
    (version) => html`<li class="card">
<div><strong>Version ${version.number}</strong> ${badges(page, version, live)}${origin(version)}</div>
<a class="button" href="/cms/pages/${page.id}/versions/${version.number}">Look at version ${version.number}</a>
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

interface VersionView {
  readonly editor: Editor;
  readonly page: EditedPage;
  readonly version: Version;
  /** Changes from the version to the current draft. */
  readonly changes: readonly DocumentChange[];
}

/** One version: its preview, the changes since, and how to restore it. */
export function versionMain({ editor, page, version, changes }: VersionView): Html {
  const address = `/cms/pages/${page.id}/versions/${version.number}`;
  return html`<div class="head"><h1>Version ${version.number} of ${page.document.name}</h1><div class="actions"><a
    class="button quiet" href="/cms/pages/${page.id}/versions">All versions</a></div></div>
${origin(version)}
<section class="card" aria-labelledby="since"><h2 id="since">What changed since</h2>
<p class="hint">From this version to the draft as it is now.</p>${changeList(changes)}</section>
<section class="card"><h2>Go back to it</h2>
<div class="actions"><form method="post" action="${address}/draft">${csrfField(
    editor,
  )}<button>Bring it back as a draft</button></form>
<details class="confirm"><summary>Publish it …</summary><p class="hint">Visitors see version ${
    version.number
  } at once. The draft becomes the same; what was in it can be brought back.</p><form method="post"
  action="${address}/publish">${csrfField(editor)}<button class="danger">Yes, publish version ${
    version.number
  }</button></form></details></div></section>
<section aria-labelledby="looks"><h2 id="looks">What it looks like</h2>
<iframe class="version" src="${address}/preview" title="Version ${version.number}"></iframe></section>`;
}
