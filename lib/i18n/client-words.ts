import 'server-only';
import compileMessage from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Template } from './fill-words';

/** The parts of messages/ with every word compiled, for `useWords`. */
export interface WordTree {
  readonly [key: string]: CompiledMessage | WordTree;
}

/** By their words, as many as the messages have: a page asks for the same ones each time. */
const messages = new Map<string, CompiledMessage>();

function compile(words: string): CompiledMessage {
  const known = messages.get(words);
  if (known !== undefined) return known;
  // React hands plain objects to scripts alone: the compiler's, of plurals and choices, have no prototype.
  const made = structuredClone(compileMessage(words));
  messages.set(words, made);
  return made;
}

const compiled = new WeakMap<object, WordTree>();

/** Compiles a part of the messages, once: a language's words are one object as long as the process runs. */
export function clientWords(words: object): WordTree {
  const known = compiled.get(words);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null ? clientWords(value) : compile(String(value)),
    ]),
  );
  compiled.set(words, made);
  return made;
}

/** Words with places for values, by their keys: a page hands its scripts those that they fill in by `fillWords`. */
export function templates<Words extends object, Key extends keyof Words = keyof Words>(
  locale: string,
  words: Words,
  keys = Object.keys(words) as Key[],
): Readonly<Record<Key, Template>> {
  return Object.fromEntries(
    keys.map((key) => [key, { locale, words: compile(String(words[key])) }]),
  ) as unknown as Record<Key, Template>;
}
