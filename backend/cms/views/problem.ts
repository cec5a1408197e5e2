import type { Section } from '../form/part-fields';
import { leavesOf } from '../form/read-form';
import { type FormState, idOf } from './fields';
import { type Html, html, nothing, raw } from './html';

/** What is wrong with one field. */
export interface FieldProblem {
  readonly name: string;
  readonly label: string;
  readonly words: string;
}

/** What is wrong with the fields of a form, from top to bottom. */
export function fieldProblems(
  sections: readonly Section[],
  { settings, errors = {} }: Pick<FormState, 'settings' | 'errors'>,
): FieldProblem[] {
  return sections
    .flatMap(({ fields }) => [...leavesOf(fields, settings), ...fields.filter(({ kind }) => kind === 'list')])
    .flatMap(({ name, label }) => (errors[name] === undefined ? [] : [{ name, label, words: errors[name] }]));
}

/** What went wrong, at the top of a page; empty where nothing did. Each field leads to its place. */
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

/** How saving went, beside the button that saves. */
export function formStatus(words: Html | string, bad = false): Html {
  return html`<div id="form-status"><p class="${bad ? 'bad' : 'hint'}" role="status">${words}</p></div>`;
}

/** The answer to a form that saves itself and could not be saved: said where it is saved, and at the top. */
export function notSaved(words: Html | string, problems: readonly FieldProblem[] = []): Html {
  return html`${formStatus(words, true)}${problemSlot(words, { problems, outOfBand: true })}`;
}
