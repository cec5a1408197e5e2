import 'server-only';
import compileMessage from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Template } from './fill-words';

/** By message text; bounded by the number of messages. */
const messages = new Map<string, CompiledMessage>();

function compile(words: string): CompiledMessage {
  const known = messages.get(words);
  if (known !== undefined) return known;
  // React passes only plain objects to client components: the compiler's plurals and choices have no prototype.
  const made = structuredClone(compileMessage(words));
  messages.set(words, made);
  return made;
}

/** JSON of each part of the messages: a language's objects live as long as the process. */
const texts = new WeakMap<object, string>();

function textOf(words: object): string {
  const known = texts.get(words);
  if (known !== undefined) return known;
  const made = `{${Object.entries(words)
    .map(([key, value]: [string, unknown]) => {
      const text = typeof value === 'object' && value !== null ? textOf(value) : JSON.stringify(compile(String(value)));
      return `${JSON.stringify(key)}:${text}`;
    })
    .join()}}`;
  texts.set(words, made);
  return made;
}

/**
 * Compiles parts of the messages for `useWords`, to one JSON text: as objects they would be hundreds of values to
 * encode and decode for each request of a live page.
 */
export function clientWords(parts: Readonly<Record<string, object>>): string {
  return textOf(parts);
}

/** Compiled messages with placeholders, by key, for client components that fill them in by `fillWords`. */
export function templates<Words extends object, Key extends keyof Words = keyof Words>(
  locale: string,
  words: Words,
  keys = Object.keys(words) as Key[],
): Readonly<Record<Key, Template>> {
  return Object.fromEntries(
    keys.map((key) => [key, { locale, words: compile(String(words[key])) }]),
  ) as unknown as Record<Key, Template>;
}
