import type { RedirectEntry } from '@/lib/contract/site/site';
import { digestOf } from '../document';
import type { Editor } from '../sessions';
import { type Html, html } from './html';
import { csrfField } from './layout';

export function redirectsMain(editor: Editor, entries: readonly RedirectEntry[], typed: RedirectEntry): Html {
  return html`<div class="head"><h1>Redirects</h1></div>
<section class="card"><h2>New redirect</h2>
<form method="post" action="/cms/redirects" class="inline">${csrfField(editor)}
<div class="field"><label for="from">Old address, such as /old-page</label><input id="from" name="from" required maxlength="300" value="${typed.from}"></div>
<div class="field"><label for="to">Leads to</label><input id="to" name="to" required maxlength="600" value="${typed.to}"></div>
<button>Add redirect</button></form></section>
<table class="list"><thead><tr><th scope="col">Old address</th><th scope="col">Leads to</th><th scope="col"><span class="hidden">Remove</span></th></tr></thead>
<tbody>${entries.map((entry) => html`<tr><th scope="row">${entry.from}</th><td>${entry.to}</td><td><form method="post" action="/cms/redirects/remove">${csrfField(editor)}<input type="hidden" name="entry" value="${digestOf(entry)}"><button class="quiet small" aria-label="Remove the redirect of ${entry.from}">Remove</button></form></td></tr>`)}</tbody></table>`;
}
