import { NO_FORM } from '../domain/forms/unreadable-body';

/** What a form's action gives back: what was typed, and what is wrong with it. Never a password. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** Sentences by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form. */
  readonly message: string | null;
  /** Counts the answers, so that a form notices the same answer twice. */
  readonly attempt: number;
  /**
   * Set when the platform did not do it: there was no reply at all (link_active, specification 1, section 4), or it
   * failed in words.
   */
  readonly unavailable?: 'no-reply' | 'failed';
  /** Where the browser goes next, by loading it anew (lib/actions/sign-in/continue). */
  readonly goTo?: string;
}

export const NEW_FORM: FormState = { values: {}, errors: {}, message: null, attempt: 0 };

/**
 * Every action begins with this: anybody may call it, with anything. What none of our forms sends is refused with 400
 * (instrumentation.ts).
 */
export function expectForm(data: unknown, previous: unknown = NEW_FORM): void {
  const counts =
    typeof previous === 'object' &&
    previous !== null &&
    'attempt' in previous &&
    Number.isSafeInteger(previous.attempt);
  if (!(data instanceof FormData) || !counts) throw new TypeError(NO_FORM);
}

/** One text field of a form; empty when it is missing or a file. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** All text fields of a form by name, without those that React adds. */
export function typedTexts(data: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...data.entries()].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    ),
  );
}

/** Fields whose name starts with `prefix`, by the rest of their name. */
export function fieldsUnder(data: FormData, prefix: string): { name: string; value: string }[] {
  const found: { name: string; value: string }[] = [];
  for (const [name, value] of data.entries()) {
    if (name.startsWith(prefix) && typeof value === 'string') found.push({ name: name.slice(prefix.length), value });
  }
  return found;
}
