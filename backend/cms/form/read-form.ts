import { TIME_ZONE } from '@/lib/config/constants';
import { zonedInstant, zonedLocal } from '@/lib/domain/values/zoned-time';
import { isStorable } from '../../http/plain-text';
import { readAmount } from '../../rules/orders/refunds';
import type { Field } from './field';
import { WHOLE, inputName, isRecord, valueAt, withValueAt } from './paths';
import { scheduleProblems } from './schedule-problems';
import { formatProblem } from './text-format';

/** A posted form: the first value of each name. */
export type Posted = ReadonlyMap<string, string>;

export interface ReadSettings {
  readonly settings: Record<string, unknown>;
  /** Messages by field name; those fields keep their old values. */
  readonly errors: Readonly<Record<string, string>>;
}

type Outcome = { readonly value: unknown } | { readonly error: string };

function readNumber(text: string, { least, most, whole }: Extract<Field, { kind: 'number' }>): Outcome {
  if (text === '') return { value: undefined };
  const number = Number(text);
  if (!Number.isFinite(number)) return { error: 'This must be a number.' };
  if (whole && !Number.isInteger(number)) return { error: 'This must be a whole number.' };
  if (least !== null && number < least) return { error: `This must be at least ${least}.` };
  return most !== null && number > most ? { error: `This must be at most ${most}.` } : { value: number };
}

function readMoney(text: string): Outcome {
  if (text === '') return { value: null };
  const cents = readAmount(text);
  return cents === null ? { error: 'Type dollars, such as 12.50.' } : { value: cents };
}

function readJson(text: string, isWhole: boolean): Outcome {
  if (text.trim() === '') return { value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    // Written as \u0000 or half a character, they pass the check of the form's own text.
    if (!isStorable(value)) return { error: 'This has characters in it that no text can have.' };
    return isWhole && !isRecord(value) ? { error: 'Settings are an object: { … }.' } : { value };
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return { error: `This is not JSON: ${cause.message}` };
  }
}

/** Browsers take '26' for the year 26. */
const OLDEST = '1900';
const YEAR_WORDS = 'Type all four digits of the year, such as 2026.';

/** Parses a field's text. An empty text omits the setting, unless it was set: then it is stored empty. */
function readValue(field: Field, text: string, old: unknown): Outcome {
  switch (field.kind) {
    case 'text':
    case 'long':
    case 'html':
    case 'code': {
      // Forms send a line break as two characters; it is stored as one.
      const words = text.replaceAll('\r\n', '\n');
      if (field.most !== undefined && words.length > field.most)
        return { error: `This has ${words.length} characters; ${field.most} fit.` };
      // A value that was already invalid does not prevent other changes.
      const problem = field.format && words !== old ? formatProblem(field.format, words) : null;
      if (problem) return { error: problem };
      return { value: words === '' && (old === undefined || old === null) ? old : words };
    }
    case 'picture':
      return { value: text === '' && old !== undefined ? null : text || undefined };
    case 'day':
      if (text !== '' && text !== old && text < OLDEST) return { error: YEAR_WORDS };
      return { value: text === '' && old === undefined ? undefined : text.trim() };
    case 'lookup':
    case 'reference':
      return { value: text === '' && old === undefined ? undefined : text };
    case 'choice':
      if (text !== '' && !field.options.includes(text) && text !== old) return { error: 'Please choose one of these.' };
      return { value: text === '' && old === undefined ? undefined : text };
    case 'number':
      return readNumber(text.trim(), field);
    case 'money':
      return readMoney(text.trim());
    case 'switch':
      return { value: old === undefined && (text === 'on') === field.initial ? undefined : text === 'on' };
    case 'instant': {
      if (text === '') return { value: old === undefined ? undefined : null };
      // The field has no seconds: an instant that is displayed alike stays unchanged.
      if (typeof old === 'string' && instantLocal(old) === text) return { value: old };
      const instant = zonedInstant(text, TIME_ZONE);
      if (!instant) return { error: 'This is no date and time.' };
      return text < OLDEST ? { error: YEAR_WORDS } : { value: instant.toISOString() };
    }
    case 'json':
      return readJson(text, field.name === WHOLE);
    case 'group':
    case 'list':
      return { value: old };
  }
}

/** An instant as shown in its field; '' for anything else. */
export function instantLocal(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? '' : zonedLocal(new Date(time), TIME_ZONE);
}

export type FieldLeaf = Exclude<Field, { kind: 'group' | 'list' }>;

/** Fields without nested ones; lists are expanded for the entries in `settings`. */
export function leavesOf(fields: readonly Field[], settings: unknown): FieldLeaf[] {
  return fields.flatMap((field) => {
    if (field.kind === 'group') return leavesOf(field.fields, settings);
    if (field.kind !== 'list') return [field];
    const entries = valueAt(settings, field.name);
    return Array.isArray(entries)
      ? leavesOf(
          entries.map((_, index) => field.of(`${field.name}.${index}`)),
          settings,
        )
      : [];
  });
}

/** Browsers omit a switch that is off; the marker beside it shows that the form had it. */
export function isPosted({ kind, name }: FieldLeaf, posted: Posted): boolean {
  return posted.has(inputName(name)) || (kind === 'switch' && posted.has(`${inputName(name)}?`));
}

/** Applies the posted values to the settings. Settings without a posted field stay unchanged. */
export function readForm(
  fields: readonly Field[],
  posted: Posted,
  old: Readonly<Record<string, unknown>>,
): ReadSettings {
  let settings: unknown = old;
  const errors: Record<string, string> = {};
  for (const field of leavesOf(fields, old)) {
    if (!isPosted(field, posted)) continue;
    const outcome = readValue(field, posted.get(inputName(field.name)) ?? '', valueAt(old, field.name));
    if ('error' in outcome) errors[field.name] = outcome.error;
    else settings = withValueAt(settings, field.name, outcome.value);
  }
  const read = asRecord(settings);
  return { settings: read, errors: { ...scheduleProblems(read, old), ...errors } };
}

/** Name of the buttons that change a list in the form without saving. */
export const LIST_ACTION = 'list-action';

/** The list action of a form; '' when it was submitted otherwise. */
export function listActionOf(posted: Posted): string {
  // 'press' comes from pages that were opened before the field was renamed.
  return posted.get(LIST_ACTION) ?? posted.get('press') ?? '';
}

/**
 * Applies a list action: `add:name`, `remove:name.2`, `up:name.2`, `down:name.2`, or after dragging `place:name.2:0`.
 */
export function applyListAction(
  fields: readonly Field[],
  sent: string,
  settings: Record<string, unknown>,
): Record<string, unknown> {
  const [, action, path = '', place = ''] = /^(add|remove|up|down|place):([\w.]+)(?::(\d{1,4}))?$/.exec(sent) ?? [];
  if (action === 'add') {
    const field = findList(fields, path, settings);
    const entries = valueAt(settings, path);
    return field
      ? asRecord(
          withValueAt(settings, path, [...(Array.isArray(entries) ? entries : []), structuredClone(field.empty)]),
        )
      : settings;
  }
  const cut = path.lastIndexOf('.');
  const entries = valueAt(settings, path.slice(0, cut));
  const index = Number(path.slice(cut + 1));
  if (action === undefined || cut < 0 || !Array.isArray(entries) || !(index in entries)) return settings;
  const rest = entries.filter((_, place) => place !== index);
  if (action === 'remove') return asRecord(withValueAt(settings, path.slice(0, cut), rest));
  const wanted = action === 'place' ? Number(place) : action === 'up' ? index - 1 : index + 1;
  const to = Math.min(Math.max(wanted, 0), rest.length);
  return asRecord(withValueAt(settings, path.slice(0, cut), rest.toSpliced(to, 0, entries[index])));
}

function findList(
  fields: readonly Field[],
  path: string,
  settings: unknown,
): Extract<Field, { kind: 'list' }> | undefined {
  for (const field of fields) {
    if (field.kind === 'list') {
      if (field.name === path) return field;
      const entries = valueAt(settings, field.name);
      const inside = Array.isArray(entries)
        ? findList(
            entries.map((_, index) => field.of(`${field.name}.${index}`)),
            path,
            settings,
          )
        : undefined;
      if (inside) return inside;
    } else if (field.kind === 'group') {
      const inside = findList(field.fields, path, settings);
      if (inside) return inside;
    }
  }
  return undefined;
}

function asRecord(value: unknown): Record<string, unknown> {
  return { ...(value as Record<string, unknown>) };
}

/** Keys of the pictures in settings. */
export function pictureKeys(leaves: readonly FieldLeaf[], settings: unknown): string[] {
  return leaves
    .filter(({ kind }) => kind === 'picture')
    .map(({ name }) => valueAt(settings, name))
    .filter((key): key is string => typeof key === 'string' && key !== '');
}
