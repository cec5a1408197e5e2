import { parseJson } from '@/lib/domain/values/parse-json';
import { isSecret } from './kept-texts';

/** As long as the checkout keeps its draft. */
const KEEP_MS = 12 * 3_600_000;

type Values = Readonly<Record<string, string>>;

interface Owner {
  readonly account: string;
  /** Another one each time somebody signs in. */
  readonly session: string;
}

const UNTYPED = new Set(['hidden', 'file', 'radio', 'submit', 'button', 'reset', 'image']);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True for what a customer fills in: never passwords and files. */
const isTyped = (control: Element): control is Control =>
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !UNTYPED.has(control.type) && !isSecret(control));

const typedControls = (form: HTMLFormElement): Control[] => [...form.elements].filter(isTyped);

const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

const valuesOf = (form: HTMLFormElement, read: (control: Control) => string): Values =>
  Object.fromEntries(typedControls(form).map((control) => [control.name, read(control)]));

/** What the form shows, by field name. */
export function shownValues(form: HTMLFormElement): Values {
  return valuesOf(form, (control) => (isBox(control) ? (control.checked ? 'on' : '') : control.value));
}

const savedOption = (select: HTMLSelectElement): string =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value ?? '';

/** What the server has rendered into the form, also where something was typed before the scripts came. */
export function savedValues(form: HTMLFormElement): Values {
  return valuesOf(form, (control) => {
    if (isBox(control)) return control.defaultChecked ? 'on' : '';
    return control instanceof HTMLSelectElement ? savedOption(control) : control.defaultValue;
  });
}

/** Only what differs from `before`: a field that was not changed follows its saved value. */
export function writeDraft(owner: Owner, before: Values, form: HTMLFormElement, now: number): string {
  const values = Object.fromEntries(Object.entries(shownValues(form)).filter(([name, text]) => text !== before[name]));
  return JSON.stringify({ ...owner, at: now, values });
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null;

/** The values of a draft of this account from an earlier session; null if there are none, or they are too old. */
export function readDraft(text: string, { account, session }: Owner, now: number): Values | null {
  // By hand, because a schema's library would be loaded for this alone.
  const json = parseJson(text);
  if (!isObject(json) || !isObject(json.values) || typeof json.at !== 'number') return null;
  if (json.account !== account || json.session === session || now - json.at > KEEP_MS) return null;
  const typed = Object.entries(json.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return typed.length === 0 ? null : Object.fromEntries(typed);
}

/** The controls are filled as a customer would: React reads them when the form is sent. */
export function fillForm(form: HTMLFormElement, values: Values): void {
  for (const control of typedControls(form)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (isBox(control)) control.checked = value === 'on';
    else control.value = value;
  }
}
