import type { RedirectEntry } from '@/lib/contract/site/site';
import { TEMPORARY_MS, redirectKey } from '@/lib/domain/content/redirects';
import { digestOf } from '../documents/document';
import type { RedirectProblem } from '../store/redirect-table';
import type { RedirectUse } from '../../services/site/redirect-uses';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import { fieldError } from '../views/problem';
import { clockDay, clockTime } from '../views/time';

export type TypedRedirect = Pick<RedirectEntry, 'from' | 'to' | 'prefix'>;
export const NOTHING_TYPED: TypedRedirect = { from: '', to: '', prefix: false };

interface RedirectsView {
  readonly editor: Editor;
  readonly entries: readonly RedirectEntry[];
  readonly typed: TypedRedirect;
  readonly problem: RedirectProblem | null;
  readonly at: Date;
  readonly shopOrigin: string;
  /** Uses by redirect key. */
  readonly uses: ReadonlyMap<string, RedirectUse>;
  /** The problem of a redirect; null without one. */
  readonly defectOf: (entry: RedirectEntry) => string | null;
}

const LABELS = { from: 'Old address', to: 'Leads to' } as const;

function addressField(name: 'from' | 'to', { typed, problem }: RedirectsView): Html {
  const wrong = fieldError(name, problem?.field === name ? problem.words : undefined);
  const example = name === 'from' ? '/old-page' : '/new-page';
  return html`<div class="field"><label for="${name}">${LABELS[name]}</label><input id="${name}" name="${name}"
    required placeholder="${example}" maxlength="${
      name === 'from' ? 300 : 600
    }" value="${typed[name]}"${wrong.attributes}>${wrong.message}</div>`;
}

/** Whether a redirect is still temporary, or permanent. */
function standing({ changed_at }: RedirectEntry, at: Date): Html {
  const until = changed_at === null ? 0 : Date.parse(changed_at) + TEMPORARY_MS;
  return until > at.getTime() ? html`Temporary until ${clockTime(new Date(until))}` : html`Permanent`;
}

/** The target as a link, and any problem with it. */
function leadsTo(entry: RedirectEntry, { defectOf, shopOrigin }: RedirectsView): Html {
  const { to } = entry;
  const trouble = defectOf(entry);
  const address = to.startsWith('/') ? `${shopOrigin}${to}` : to;
  return html`<a href="${address}" target="_blank" rel="noopener noreferrer">${to}</a>${
    trouble === null ? nothing : html`<br><span class="bad">It ${trouble}</span>`
  }`;
}

function used({ from }: RedirectEntry, { uses }: RedirectsView): string {
  const use = uses.get(redirectKey(from));
  // On phones no column has a heading.
  if (!use) return 'Never used';
  return `Used ${use.uses === 1 ? 'once' : `${use.uses} times`}, last on ${clockDay(use.lastAt)}`;
}

export function redirectsMain(view: RedirectsView): Html {
  const { editor, entries, typed, at } = view;
  const row = (entry: RedirectEntry) =>
    html`<tr><th scope="row">${entry.from}${
      entry.prefix ? html` <small>and all below it</small>` : nothing
    }</th><td>${leadsTo(entry, view)}</td><td>${used(entry, view)}</td><td>${standing(
      entry,
      at,
    )}</td><td><form method="post" action="/cms/redirects/remove">${csrfField(
      editor,
    )}<input type="hidden" name="entry" value="${digestOf(entry)}"><button class="quiet small"
  aria-label="Remove the redirect of ${entry.from}">Remove</button></form></td></tr>`;
  return html`<div class="head"><h1>Redirects</h1></div>
<section class="card"><h2>New redirect</h2>
<form method="post" action="/cms/redirects">${csrfField(editor)}
<div class="pair from-top">${addressField('from', view)}${addressField('to', view)}</div>
<div class="field switch"><label><input type="checkbox" name="prefix"${
    typed.prefix ? raw(' checked') : nothing
  } aria-describedby="prefix-hint">Take along what follows</label>
<p class="hint" id="prefix-hint">/old-blog to /blog then also leads /old-blog/x/y to /blog/x/y.</p></div>
<p class="field hint">Small and capital letters are the same in an old address. A redirect is temporary for its
  first day, then permanent.</p>
<button>Add redirect</button></form></section>
<table class="list"><thead><tr><th scope="col">Old address</th><th scope="col">Leads to</th><th
  scope="col">Use</th><th scope="col">Kind</th><th scope="col"><span class="hidden">Remove</span></th></tr></thead>
<tbody>${entries.map(row)}</tbody></table>`;
}
