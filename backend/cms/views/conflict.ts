import { type FieldLeaf, LIST_ACTION, leavesOf } from '../form/read-form';
import { valueAt } from '../form/paths';
import { labelOf } from '../form/field';
import { partName } from '../documents/parts';
import type { EditorView } from './editor-view';
import { type FormState, fieldText, isOn } from './fields';
import { type Html, html, nothing } from './html';
import { csrfField } from './layout';
import { clockTime } from './time';

/** The number of a list's entries, in words. */
export const entriesOf = ({ length }: readonly unknown[]): string => (length === 1 ? '1 entry' : `${length} entries`);

const who = ({ page }: EditorView): string => page.changedBy || 'Somebody else';

type Shown = Pick<EditorView, 'sections' | 'state'>;

/** Both values of a setting. For a list only the number of entries, since its fields are in the form below. */
function conflictingValues({ sections, state }: Shown, path: string): { label: string; theirs: string; mine: string } {
  const leaves: readonly FieldLeaf[] = sections.flatMap(({ fields }) => leavesOf(fields, state.settings));
  const field = leaves.find(({ name }) => name === path);
  const value = valueAt(state.settings, path);
  if (!field) {
    const theirs = Array.isArray(value) ? entriesOf(value) : typeof value === 'string' ? value : 'changed';
    return { label: labelOf(path), theirs, mine: 'as below' };
  }
  const words = (of: FormState): string =>
    field.kind === 'switch' ? (isOn(field, of) ? 'on' : 'off') : fieldText(field, of);
  const [theirs, mine] = [words({ ...state, typed: undefined }), words(state)];
  return { label: field.label, theirs: theirs || 'nothing', mine: mine || 'nothing' };
}

/** Both values of the settings that two editors changed. */
export function conflictTable(shown: Shown, paths: readonly string[]): Html {
  const rows = paths.map((path) => conflictingValues(shown, path));
  return html`<table class="list both"><thead><tr><th scope="col">Setting</th><th scope="col">Theirs</th><th
  scope="col">Yours</th></tr></thead><tbody>${rows.map(
    ({ label, theirs, mine }) => html`<tr><th scope="row">${label}</th><td data-label="Theirs">${theirs}</td><td
  data-label="Yours">${mine}</td></tr>`,
  )}</tbody></table>`;
}

/** Shows both values of a conflict, for the editor to choose. */
export function conflictNotice(view: EditorView): Html {
  const paths = view.conflicts ?? [];
  const at = clockTime(view.page.changedAt);
  return html`<div class="notice bad" role="alert"><p><strong>Not saved.</strong> ${who(view)} changed this at ${at},
  while you were at it. What you typed is still in the form below.
Whichever you take, Undo brings the other one back.</p>
${paths.length > 0 ? conflictTable(view, paths) : nothing}
<p><button form="part-form" name="force" value="mine">Save mine over theirs</button> <button form="part-form"
  class="quiet" name="force" value="theirs">Take theirs</button></p></div>`;
}

/** The edited part was removed by another editor: it can be restored with what was typed. */
export function removedNotice(view: EditorView, address: string): Html {
  const typed = [...(view.state.typed ?? [])].filter(([name]) => name !== '_csrf' && name !== LIST_ACTION);
  const back = html`<form method="post" action="${address}">${csrfField(view.editor)}${typed.map(
    ([name, value]) => html`<textarea hidden name="${name}">
${value}</textarea>`,
  )}<p><button name="force" value="mine">Put it back with what you typed</button> <a class="button quiet"
    href="/cms/pages/${view.page.id}">Leave it removed</a></p></form>`;
  return html`<section id="form" aria-label="${partName(view.part)}"><h2>Not on the page any more</h2><div
  class="notice bad"><p>Somebody removed this. It stays in the <a href="/cms/bin">bin</a> for 30 days.</p>
${typed.length > 0 ? back : nothing}</div></section>`;
}
