import type { Section } from '../form/part-fields';
import { leavesOf } from '../form/read-form';
import { type FormState, idOf } from './fields';
import { type Html, html, nothing, raw } from './html';

export interface FieldProblem {
  readonly name: string;
  readonly label: string;
  readonly words: string;
}

/** Errors of a form's fields, from top to bottom. */
export function fieldProblems(
  sections: readonly Section[],
  { settings, errors = {} }: Pick<FormState, 'settings' | 'errors'>,
): FieldProblem[] {
  return sections
    .flatMap(({ fields }) => [...leavesOf(fields, settings), ...fields.filter(({ kind }) => kind === 'list')])
    .flatMap(({ name, label }) => (errors[name] === undefined ? [] : [{ name, label, words: errors[name] }]));
}

/** The error notice at the top of a page, with links to the fields; empty without an error. */
export function problemSlot(
  words: Html | string | null,
  { problems = [], outOfBand = false }: { problems?: readonly FieldProblem[]; outOfBand?: boolean } = {},
): Html {
  const list = html`<ul>${problems.map(
    (one) => html`<li><a href="#${idOf(one.name)}">${one.label}</a>: ${one.words}</li>`,
  )}</ul>`;
  return html`<div id="problem"${outOfBand ? raw(' data-hx-swap-oob="true"') : ''}>${
    words ? html`<div class="notice bad" role="alert"><p>${words}</p>${problems.length > 0 ? list : nothing}</div>` : ''
  }</div>`;
}

/** The result of saving, beside the save button. */
export function formStatus(words: Html | string, bad = false): Html {
  return html`<div id="form-status"><p class="${bad ? 'bad' : 'hint'}" role="status">${words}</p></div>`;
}

/** Response to a failed autosave: a message beside the button and at the top. */
export function notSaved(words: Html | string, problems: readonly FieldProblem[] = []): Html {
  return html`${formStatus(words, true)}${problemSlot(words, { problems, outOfBand: true })}`;
}

/** Messages of a refused form, by the names of its fields. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FieldError {
  /** Attributes of the control: that it is wrong, and what describes it. */
  readonly attributes: Html;
  /** The message, which stands beside the control. */
  readonly message: Html;
}

/** How a control shows its error, if it has one. `hint` is the id of its hint. */
export function fieldError(id: string, words: string | undefined, hint?: string): FieldError {
  if (!words) return { attributes: hint === undefined ? nothing : html` aria-describedby="${hint}"`, message: nothing };
  const described = hint === undefined ? `${id}-error` : `${hint} ${id}-error`;
  return {
    attributes: html` aria-invalid="true" aria-describedby="${described}"`,
    message: html`<p class="error" id="${id}-error">${words}</p>`,
  };
}
