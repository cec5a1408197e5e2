import { CHANGE_SUBJECTS } from '../../services/site/change-log';
import { type Html, html, nothing, raw } from '../views/html';
import { clockTime } from '../views/time';
import { type LogFilter, type LoggedChange, readSubject } from './read-log';

interface LogView {
  readonly entries: readonly LoggedChange[];
  readonly more: boolean;
  readonly filter: LogFilter;
  readonly people: readonly { readonly id: number; readonly name: string }[];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

const named = (field: string): string => field.replaceAll('_', ' ');

function values({ before, after }: LoggedChange): Html {
  const [was, is] = [record(before), record(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  if (fields.length === 0) return nothing;
  return html`<dl class="facts">${fields.map(
    (field) =>
      html`<div><dt>${named(field)}</dt><dd><del>${inWords(was[field])}</del> <span aria-hidden="true">→</span>
<ins>${inWords(is[field])}</ins></dd></div>`,
  )}</dl>`;
}

/** Address of the changed record; null when it has no page. */
function placeOf({ subject, subjectId }: LoggedChange): string | null {
  if (subject === 'order') return `/cms/orders/${subjectId}`;
  if (subject === 'gift-voucher') return `/cms/vouchers/${subjectId}`;
  if (subject === 'customer') return `/cms/customers/${subjectId}`;
  if (subject === 'sku') return `/cms/catalogue/${subjectId}`;
  if (subject === 'import') return `/cms/catalogue/import/${subjectId}`;
  if (subject === 'application') return `/cms/customers/applications/${subjectId}`;
  return null;
}

function entry(change: LoggedChange): Html {
  const place = placeOf(change);
  const subject = readSubject(change.subject);
  return html`<li class="card"><p><strong>${change.action}</strong>: ${
    place === null ? change.name : html`<a href="${place}">${change.name}</a>`
  }</p><p class="soft">${subject === null ? change.subject : CHANGE_SUBJECTS[subject]} · ${change.person} · ${clockTime(
    change.at,
  )}</p>${values(change)}</li>`;
}

function addressOf({ userId, subject, id }: LogFilter, before: number): string {
  const query = new URLSearchParams({
    ...(userId === null ? {} : { person: String(userId) }),
    ...(subject === null ? {} : { subject }),
    ...(id === '' ? {} : { id }),
    before: String(before),
  });
  return `/cms/log?${query}`;
}

const option = (value: string, words: string, chosen: boolean): Html =>
  html`<option value="${value}"${chosen ? raw(' selected') : nothing}>${words}</option>`;

export function logMain({ entries, more, filter, people }: LogView): Html {
  const last = entries.at(-1);
  const filtered = filter.userId !== null || filter.subject !== null || filter.before !== null;
  return html`<div class="head"><h1>Log</h1></div>
<form method="get" action="/cms/log" class="card inline"><div class="field"><label for="person">Person</label><select
  id="person" name="person">${option('', 'Everybody', filter.userId === null)}${people.map(({ id, name }) =>
    option(String(id), name, id === filter.userId),
  )}</select></div><div class="field"><label for="subject">What was changed</label><select id="subject"
  name="subject">${option('', 'Everything', filter.subject === null)}${Object.entries(CHANGE_SUBJECTS).map(
    ([name, words]) => option(name, words, name === filter.subject),
  )}</select></div>${
    filter.id === '' ? nothing : html`<input type="hidden" name="id" value="${filter.id}">`
  }<button>Show</button></form>
${
  entries.length === 0
    ? html`<p class="empty">${
        filtered ? 'Nothing that was changed fits this.' : 'Nothing was changed yet. Every change will be listed here.'
      }</p>`
    : html`<ol class="entries">${entries.map(entry)}</ol>`
}
${
  more && last
    ? html`<p><a class="button" href="${addressOf(filter, last.id)}" rel="next">Older changes</a></p>`
    : nothing
}`;
}
