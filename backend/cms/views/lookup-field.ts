import type { Choice } from '../references/references';
import { type Html, html, nothing } from './html';

/** Suggests existing names; others are allowed. */
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
  /** Address that returns options for typed text. */
  readonly source: string;
  /** The chosen record, whose label is shown below the field; null for addresses, which need none. */
  readonly choices: readonly Choice[] | null;
}

/** A text field with suggestions: a script loads matching records while typing; the value is the record's slug. */
export function lookupControl({ id, wired, text, source, choices }: Lookup): Html {
  const chosen = choices?.find(({ value }) => value === text);
  const words = html`<p class="soft" role="status" data-chosen>${chosen?.label ?? ''}</p>`;
  return html`<input type="text" autocomplete="off" data-lookup="${source}"${wired} value="${text}"
  list="${id}-names"><datalist id="${id}-names">${(choices ?? []).map(
    ({ value, label }) => html`<option value="${value}">${label}</option>`,
  )}</datalist>${choices === null ? nothing : words}`;
}
