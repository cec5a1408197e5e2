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

type Arguments = readonly [locales?: Intl.LocalesArgument, options?: object];

/** Makes one format per language and options: making one takes longer than using it fifty times. */
function remembered<Args extends Arguments, Format>(make: (...args: Args) => Format): (...args: Args) => Format {
  const formats = new Map<string, Format>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = formats.get(key);
    if (known) return known;
    const made = make(...args);
    formats.set(key, made);
    return made;
  };
}

const formatters = {
  getDateTimeFormat: remembered(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: remembered(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: remembered(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};

/** Fills in a message in client code: `{name}`, plurals and choices, by the rules of its language. */
export function fillWords({ locale, words }: Template, values: WordValues = {}): string {
  return String(format(words, locale, values, { formatters }));
}
