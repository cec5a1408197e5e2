import format, { type CompiledMessage } from 'icu-minify/format';

/**
 * Words with places for values and their language, compiled by `lib/i18n/client-words.ts`: no browser parses messages.
 */
export interface Template {
  readonly locale: string;
  readonly words: CompiledMessage;
}

/** What a template is filled with. */
export type WordValues = Readonly<Record<string, string | number>>;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** Puts values into words, in client code: `{name}`, plurals and choices, by the rules of the language. */
export function fillWords({ locale, words }: Template, values: WordValues = {}): string {
  return String(format(words, locale, values, { formatters }));
}
