import type { RevalidateJob } from '../revalidate/revalidate-jobs';
import type { FailedRelease } from '../store/failed-releases';
import type { EditedPage } from '../store/page-store';
import type { Editor } from '../store/sessions';
import { PAGE_ORDERS, PAGE_STATES, type PageFilter, filterPages } from '../documents/page-filter';
import { STATE_WORDS, stateOf } from './editor';
import { type Html, html, nothing, raw } from './html';
import { csrfField } from './layout';
import { fieldError } from './problem';
import { clockTime } from './time';

interface ListView {
  readonly editor: Editor;
  readonly pages: readonly EditedPage[];
  readonly filter: PageFilter;
  readonly failed: readonly RevalidateJob[];
  readonly failedReleases: readonly FailedRelease[];
  /** Whether the storefront can be notified. */
  readonly connected: boolean;
  readonly typed: { readonly name: string; readonly slug: string };
  readonly errors: Readonly<Record<string, string>>;
}

/** Changes that the storefront has not confirmed, with a retry button. */
function failedNotice(editor: Editor, failed: readonly RevalidateJob[], connected: boolean): Html {
  if (!connected)
    return html`<p class="notice">REVALIDATE_SECRET is not set: changes show within a minute of publishing, and
      previews are off.</p>`;
  const [oldest] = failed;
  if (!oldest) return nothing;
  return html`<div class="notice bad" role="alert"><p>The shop was not told of ${
    failed.length === 1 ? 'a change' : `${failed.length} changes`
  }: ${oldest.problem}. It is tried again by itself;
  visitors see the change within a minute anyway, unless the shop is down.</p>
<form method="post" action="/cms/revalidate">${csrfField(editor)}<button class="small">Try now</button></form></div>`;
}

/** The list is where editors begin, and what fails does so at a moment when nobody looks. */
function releaseNotice({ id, name, problem }: FailedRelease): Html {
  return html`<div class="notice bad"><p>The release <a href="/cms/releases/${id}">${name}</a> did not come out: ${
    problem
  }</p></div>`;
}

/** Search, state and order of the list. */
function filterForm({ words, state, order }: PageFilter): Html {
  const option = (value: string, label: string, chosen: boolean): Html =>
    html`<option value="${value}"${chosen ? raw(' selected') : ''}>${label}</option>`;
  return html`<form method="get" action="/cms/pages" role="search" class="inline">
<div class="field"><label for="q">Search pages</label><input id="q" name="q" type="search" maxlength="100"
  value="${words}"></div>
<div class="field"><label for="filter-state">State</label><select id="filter-state" name="state">${option(
    '',
    'All',
    state === null,
  )}${PAGE_STATES.map((one) => option(one, STATE_WORDS[one], one === state))}</select></div>
<div class="field"><label for="order">Sorted by</label><select id="order" name="order">${Object.entries(
    PAGE_ORDERS,
  ).map(([value, label]) => option(value, label, value === order))}</select></div>
<button>Show</button></form>`;
}

/** Pages that demonstrate widgets. */
const isDemo = (slug: string): boolean => /^demo[-_]/.test(slug);

const listed = (page: EditedPage) => ({
  id: page.id,
  name: page.document.name,
  slug: page.document.slug,
  state: stateOf(page),
  changedAt: page.changedAt,
  changedBy: page.changedBy,
});

function table(pages: readonly ReturnType<typeof listed>[]): Html {
  return html`<table class="list"><thead><tr><th scope="col">Page</th><th scope="col">Address</th><th
  scope="col">State</th><th scope="col">Last change</th></tr></thead>
<tbody>${pages.map(
    (page) =>
      html`<tr><th scope="row"><a href="/cms/pages/${page.id}">${
        page.name || 'Untitled'
      }</a></th><td>/${page.slug}</td><td><span class="badge ${page.state}">${
        STATE_WORDS[page.state]
      }</span></td><td>${clockTime(page.changedAt)}${page.changedBy ? html`, ${page.changedBy}` : nothing}</td></tr>`,
  )}</tbody></table>`;
}

export function pageListMain(view: ListView): Html {
  const { editor, pages: all, filter, failed, failedReleases, connected, typed, errors } = view;
  const pages = filterPages(all.map(listed), filter);
  // Demonstration pages are folded, except in search results.
  const folded = filter.words === '' && filter.state === null;
  const demo = pages.filter(({ slug }) => folded && isDemo(slug));
  const own = pages.filter((page) => !demo.includes(page));
  return html`${failedNotice(editor, failed, connected)}${failedReleases.map(releaseNotice)}
<div class="head"><h1>Pages</h1><div class="actions"><a class="button quiet" href="/cms/bin">Bin</a></div></div>
${filterForm(filter)}
<p class="hint" role="status">${pages.length} of ${all.length} pages</p>
${
  pages.length === 0
    ? html`<p class="empty">No page fits this. <a href="/cms/pages">Show all pages</a></p>`
    : table(own)
}
${
  demo.length === 0
    ? nothing
    : html`<details class="section"><summary>Demonstration (${demo.length})</summary>${table(demo)}</details>`
}
<section class="card"><h2>New page</h2>
<form method="post" action="/cms/pages" class="inline">${csrfField(editor)}
${(['name', 'slug'] as const).map((name) => {
  const wrong = fieldError(`new-${name}`, errors[name]);
  return html`<div class="field"><label for="new-${name}">${
    name === 'name' ? 'Name' : 'Address, such as spring-sale'
  }</label><input id="new-${name}" name="${name}" required
  maxlength="80" value="${typed[name]}"${wrong.attributes}>${wrong.message}</div>`;
})}
<button>Make the page</button></form></section>`;
}
