import type { Choice } from '../references/references';
import { type Html, html, nothing } from './html';

/** Names that are there already: another one may be typed. */
export function suggestions(id: string, choices: readonly Choice[]): Html {
  return html`<datalist id="${id}-names">${choices.map(
    ({ value }) => html`<option value="${value}"></option>`,
  )}</datalist>`;
}

interface Lookup {
  readonly id: string;
  /** Attributes of the field. */
  readonly wired: Html;
  readonly text: string;
  /** Where a script asks for options by what was typed. */
  readonly source: string;
  /** With the name of what is chosen, where the record has one. */
  readonly choices: readonly Choice[];
}

/** What is typed finds more by a script; what stands there is the record's own name for addresses. */
export function lookupControl({ id, wired, text, source, choices }: Lookup): Html {
  const chosen = choices.find(({ value }) => value === text);
  return html`<input type="text" autocomplete="off" data-lookup="${source}"${wired} value="${text}"
  list="${id}-names"><datalist id="${id}-names">${choices.map(
    ({ value, label }) => html`<option value="${value}">${label}</option>`,
  )}</datalist>${chosen ? html`<p class="soft">${chosen.label}</p>` : nothing}`;
}
