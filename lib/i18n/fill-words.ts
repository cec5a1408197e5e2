import format, { type CompiledMessage } from 'icu-minify/format';

/**
 * A message with placeholders and its language, compiled by `lib/i18n/client-words.ts`, so that no browser parses
 * messages.
 */
export interface Template {
  readonly locale: string;
  readonly words: CompiledMessage;
}

/** Values for the placeholders. */
export type WordValues = Readonly<Record<string, string | number>>;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** Fills in a message in client code: `{name}`, plurals and choices, by the rules of its language. */
export function fillWords({ locale, words }: Template, values: WordValues = {}): string {
  return String(format(words, locale, values, { formatters }));
}
