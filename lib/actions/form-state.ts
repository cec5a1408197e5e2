import { NO_FORM } from '../domain/forms/unreadable-body';

/** The result of a form's action: the typed values and the errors. Never a password. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message for the whole form. */
  readonly message: string | null;
  /** Number of submissions, so that a form notices two equal results. */
  readonly attempt: number;
  /**
   * Set if the platform failed: without any response (link_active, specification 1, section 4), or with an error
   * message.
   */
  readonly unavailable?: 'no-reply' | 'failed';
  /** What the last submission did, for the form to report; null if it did nothing, or nobody knows. */
  readonly outcome?: unknown;
  /** Address for the browser to load (lib/actions/continue). */
  readonly goTo?: string;
}

export const NEW_FORM: FormState = { values: {}, errors: {}, message: null, attempt: 0 };

/**
 * Every action calls this first: anybody can call an action with any data. Data that none of our forms sends gets
 * status 400 (instrumentation.ts).
 */
export function expectForm(data: unknown, previous: unknown = NEW_FORM): void {
  const counts =
    typeof previous === 'object' &&
    previous !== null &&
    'attempt' in previous &&
    Number.isSafeInteger(previous.attempt);
  if (!(data instanceof FormData) || !counts) throw new TypeError(NO_FORM);
}

/** A text field of a form; '' if it is missing or a file. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** All text fields of a form by name, except those added by React. */
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
