'use client';

import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { MessageKeys, NamespaceKeys, NestedKeyOf, NestedValueOf } from 'next-intl';
import { type Template, type WordValues, fillWords } from '@/lib/i18n/fill-words';
import type { Messages } from '@/lib/i18n/messages';

type Part = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
type PartOf<P extends Part> = NestedValueOf<Messages, P>;
type Key<P extends Part> = MessageKeys<PartOf<P>, NestedKeyOf<PartOf<P>>>;

interface WordsOfPage {
  locale: string;
  /** JSON of `clientWords`. */
  words: string;
}

type Fill = (key: string, values?: WordValues) => string;

interface Page {
  readonly locale: string;
  readonly words: unknown;
  /** One function per part: each line of a long cart asks for it. */
  readonly parts: Map<string, Fill>;
}

const Words = createContext<Page>({ locale: 'en', words: {}, parts: new Map() });

export function WordsProvider({ locale, words, children }: WordsOfPage & { children: ReactNode }) {
  const page = useMemo((): Page => ({ locale, words: JSON.parse(words), parts: new Map() }), [locale, words]);
  return <Words value={page}>{children}</Words>;
}

const isTree = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const isMessage = (found: unknown): found is Template['words'] => typeof found === 'string' || Array.isArray(found);

function below(words: unknown, path: string): unknown {
  let found = words;
  for (const key of path.split('.')) found = isTree(found) ? found[key] : undefined;
  return found;
}

function fillOf({ locale, words, parts }: Page, part: string): Fill {
  const known = parts.get(part);
  if (known) return known;
  const tree = below(words, part);
  const fill: Fill = (key, values) => {
    const found = below(tree, key);
    if (!isMessage(found)) throw new Error(`Client code has no words '${part}.${key}'.`);
    return fillWords({ locale, words: found }, values);
  };
  parts.set(part, fill);
  return fill;
}

/** The messages of a part passed by `ClientWords`, filled in by `fillWords`. */
export function useWords<P extends Part>(part: P): (key: Key<P>, values?: WordValues) => string {
  return fillOf(useContext(Words), part);
}
