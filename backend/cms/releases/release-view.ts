import { TIME_ZONE } from '@/lib/config/constants';
import { zonedLocal } from '@/lib/domain/values/zoned-time';
import type { EditedPage } from '../store/page-store';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing } from '../views/html';
import { csrfField } from '../views/layout';
import { clockTime } from '../views/time';
import type { Moment } from './calendar';
import { seenOf } from './publish-release';
import type { Release } from '../store/release-store';

const STATES = { open: 'Not planned', planned: 'Planned', done: 'Out' } as const;

function stateBadge({ state }: Pick<Release, 'state'>): Html {
  return html`<span class="badge ${state === 'done' ? 'published' : state === 'planned' ? 'changed' : 'draft'}">${
    STATES[state]
  }</span>`;
}

const things = (size: number): string => (size === 1 ? '1 change' : `${size} changes`);

interface ReleasesView {
  readonly editor: Editor;
  readonly at: Date;
  readonly releases: readonly (Release & { readonly size: number })[];
  readonly calendar: readonly Moment[];
}

const MOMENT_WORDS = {
  appears: 'appears',
  disappears: 'disappears',
  changes: 'appear or disappear',
  release: 'comes out',
} as const;

function calendarRow({ at, kind, what, address, preview }: Moment, now: Date): Html {
  const past = at <= now;
  return html`<tr><th scope="row"><time datetime="${at.toISOString()}">${clockTime(at)}</time>${
    past ? html` <small>past</small>` : nothing
  }</th><td><a href="${address}">${what}</a> ${MOMENT_WORDS[kind]}</td><td>${
    preview === null
      ? nothing
      : html`<a href="${preview}" target="_blank" rel="noopener" aria-label="Look at ${what} at ${clockTime(
          at,
        )}">Look at that moment</a>`
  }</td></tr>`;
}

function calendarSection({ calendar, at }: ReleasesView): Html {
  return html`<section class="card"><h2>Calendar</h2>
<p class="hint">What appears and disappears by itself, from a week ago on, on the shop’s clock.</p>
${
  calendar.length === 0
    ? html`<p>Nothing is planned.</p>`
    : html`<table class="list"><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col"><span
  class="hidden">Preview</span></th></tr></thead><tbody>${calendar.map((one) => calendarRow(one, at))}</tbody></table>`
}</section>`;
}

/** All releases, the form for a new one, and the calendar. */
export function releasesMain(view: ReleasesView): Html {
  const { editor, releases } = view;
  return html`<div class="head"><h1>Publishing</h1></div>
<section class="card"><h2>Releases</h2><p class="hint">Pages and other content that visitors see changed at one moment:
  all of it, or nothing.</p>
${
  releases.length === 0
    ? nothing
    : html`<table class="list"><thead><tr><th scope="col">Release</th><th scope="col">State</th><th
  scope="col">When</th><th scope="col">In it</th></tr></thead><tbody>${releases.map(
    (one) =>
      html`<tr><th scope="row"><a href="/cms/releases/${one.id}">${one.name}</a>${
        one.problem ? html`<br><span class="bad">Did not come out: ${one.problem}</span>` : nothing
      }</th><td>${stateBadge(one)}</td><td>${one.at ? clockTime(one.at) : '–'}</td><td>${things(one.size)}</td></tr>`,
  )}</tbody></table>`
}
<form method="post" action="/cms/releases" class="inline">${csrfField(
    editor,
  )}<div class="field"><label for="release-name">Name of a new release</label><input id="release-name" name="name"
  required maxlength="100" placeholder="Spring range"></div><button>Make the release</button></form></section>
${calendarSection(view)}`;
}

/** An item of a release. */
export interface ShownItem {
  readonly id: number;
  /** Label of its kind. */
  readonly kind: string;
  readonly name: string;
  /** Path in the back office. */
  readonly address: string;
  /** Slug of a page; null for other content. */
  readonly slug: string | null;
  readonly pageId: number | null;
  /** Deleted meanwhile: the release cannot be published. */
  readonly missing: boolean;
  /** The draft was changed after it was added. */
  readonly older: boolean;
  /** Labels of the changed fields. */
  readonly changes: readonly string[];
  /** Says what has changed in the shop since, and the release changes back; '' for nothing. */
  readonly undoes: string;
}

interface ReleaseView {
  readonly editor: Editor;
  readonly at: Date;
  readonly release: Release;
  readonly items: readonly ShownItem[];
  /** Pages with unpublished changes. */
  readonly addable: readonly EditedPage[];
  /** A refused date and time, shown again. */
  readonly typed?: string | undefined;
}

function post({ editor, release }: ReleaseView, path: string, inside: Html): Html {
  return html`<form method="post" action="/cms/releases/${release.id}/${path}" class="inline" novalidate>${csrfField(
    editor,
  )}${inside}</form>`;
}

/** Asks before what was typed is lost: a page keeps its draft, other content has no copy outside the release. */
function leaveOutForm(view: ReleaseView, { id, name, pageId }: ShownItem): Html {
  const form = (button: Html): Html => post(view, `items/${id}/remove`, button);
  if (pageId !== null) return form(html`<button class="small quiet" aria-label="Leave out ${name}">Leave out</button>`);
  return html`<details class="confirm"><summary class="small quiet" aria-label="Leave out ${name}">Leave
  out …</summary><p class="hint">What was typed for it is only in this release, and cannot be brought back.</p>${form(
    html`<button class="small danger">Yes, leave it out</button>`,
  )}</details>`;
}

function itemRow(view: ReleaseView, item: ShownItem): Html {
  const { release } = view;
  const isOut = release.state === 'done';
  const look =
    item.slug === null || isOut
      ? nothing
      : html`<a class="button quiet small" href="/cms/releases/${release.id}/preview?page=${
          item.slug
        }" target="_blank" rel="noopener" aria-label="Look at ${item.name} at that moment">Look at it</a>`;
  const renew =
    item.older && item.pageId !== null && !isOut
      ? post(
          view,
          'pages',
          html`<input type="hidden" name="page" value="${item.pageId}"><button class="small" aria-label="Take the newer
  draft of ${item.name}">Take the newer draft</button>`,
        )
      : nothing;
  const remove = isOut ? nothing : leaveOutForm(view, item);
  const words = [
    item.missing ? 'deleted meanwhile: leave it out' : '',
    item.older && !isOut ? 'its draft went on since' : '',
    ...(item.changes.length > 0 ? [item.changes.join(', ')] : []),
    isOut ? '' : item.undoes,
  ].filter((one) => one !== '');
  return html`<tr><th scope="row"><a href="${item.address}">${item.name || 'Untitled'}</a> <small>${
    item.kind
  }</small></th><td class="${item.missing ? 'bad' : ''}">${words.join('; ')}</td><td><div
  class="actions">${look}${renew}${remove}</div></td></tr>`;
}

function comingOut(view: ReleaseView): Html {
  const { release, at, items, typed } = view;
  if (release.state === 'done') return nothing;
  const first = new Date(at.getTime() + 86_400_000);
  const shown = typed ?? zonedLocal(release.at ?? first, TIME_ZONE);
  return html`<section class="card"><h2>When it comes out</h2>
${
  release.state === 'planned' && release.at
    ? html`<p>By itself on <strong>${clockTime(release.at)}</strong>${
        release.by ? html`, planned by ${release.by}` : nothing
      }.</p>`
    : nothing
}
${post(
  view,
  'plan',
  html`<div class="field"><label for="at">Date and time, Sydney</label><input id="at" name="at" type="datetime-local"
  required value="${shown}"></div><button>${release.state === 'planned' ? 'Plan anew' : 'Plan it'}</button>`,
)}
<div class="actions">${
    release.state === 'planned' ? post(view, 'unplan', html`<button class="quiet">Do not plan it</button>`) : nothing
  }${
    items.length === 0
      ? nothing
      : html`<a class="button quiet" href="/cms/releases/${release.id}/preview" target="_blank"
  rel="noopener">Look at that moment</a><details class="confirm"><summary>Publish now …</summary><p
  class="hint">Visitors see ${things(items.length)} at once.</p>${post(
    view,
    'publish',
    html`<input type="hidden" name="seen" value="${seenOf(items)}"><button class="primary">Yes, publish all of
  it</button>`,
  )}</details>`
  }<details class="confirm"><summary class="quiet">Delete …</summary><p class="hint">Changes of content that are only in
  here are lost; drafts of pages stay.</p>${post(
    view,
    'delete',
    html`<button class="danger">Yes, delete the release</button>`,
  )}</details></div></section>`;
}

/** A release: its items, possible additions, and its schedule. */
export function releaseMain(view: ReleaseView): Html {
  const { release, items, addable } = view;
  const isOut = release.state === 'done';
  return html`<div class="head"><h1>${release.name}</h1>${stateBadge(release)}<div class="actions"><a
  class="button quiet" href="/cms/releases">All releases</a></div></div>
${
  release.problem
    ? html`<div class="notice bad" role="alert"><p><strong>It did not come out.</strong> ${
        release.problem
      } Nothing of it was published. Mend that, and plan it again.</p></div>`
    : nothing
}
${isOut && release.at ? html`<p class="hint">Out since ${clockTime(release.at)}.</p>` : nothing}
<section class="card"><h2>In it</h2>
${
  items.length === 0
    ? html`<p>Nothing yet. Add pages below; articles, questions and other content are put in with “Save into” at the
  end of their forms.</p>`
    : html`<table class="list"><thead><tr><th scope="col">What</th><th scope="col">Changes</th><th scope="col"><span
  class="hidden">Actions</span></th></tr></thead><tbody>${items.map((item) => itemRow(view, item))}</tbody></table>`
}
${
  isOut || addable.length === 0
    ? nothing
    : post(
        view,
        'pages',
        html`<div class="field"><label for="page">A page with changes that are not published</label><select id="page"
  name="page">${addable.map(
    ({ id, document }) => html`<option value="${id}">${document.name || 'Untitled'} (/${document.slug})</option>`,
  )}</select></div><button>Put it in as it is now</button>`,
      )
}</section>
${comingOut(view)}`;
}
