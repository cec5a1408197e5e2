import type { DocumentChange } from '../compare/describe-changes';
import { type Html, html } from './html';

/** The differences between two states of a page. */
export function changeList(changes: readonly DocumentChange[]): Html {
  if (changes.length === 0) return html`<p class="hint">There is no difference.</p>`;
  return html`<ul class="changes">${changes.map(({ kind, words, from, to }) =>
    kind === 'changed'
      ? html`<li>${words}: <del>${from}</del> <span class="hidden">became</span> <ins>${to}</ins></li>`
      : html`<li>${words}</li>`,
  )}</ul>`;
}
