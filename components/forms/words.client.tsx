'use client';

import { type ReactNode, createContext, useCallback, useContext, useMemo } from 'react';
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

const Words = createContext<{ locale: string; words: unknown }>({ locale: 'en', words: {} });

export function WordsProvider({ locale, words, children }: WordsOfPage & { children: ReactNode }) {
  const page = useMemo(() => ({ locale, words: JSON.parse(words) as unknown }), [locale, words]);
  return <Words value={page}>{children}</Words>;
}

const isTree = (found: unknown): found is Readonly<Record<string, unknown>> =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const isMessage = (found: unknown): found is Template['words'] => typeof found === 'string' || Array.isArray(found);

function find(words: unknown, path: string): Template['words'] {
  let found = words;
  for (const key of path.split('.')) found = isTree(found) ? found[key] : undefined;
  if (!isMessage(found)) throw new Error(`Client code has no words '${path}'.`);
  return found;
}

/** The messages of a part passed by `ClientWords`, filled in by `fillWords`. */
export function useWords<P extends Part>(part: P): (key: Key<P>, values?: WordValues) => string {
  const { locale, words } = useContext(Words);
  return useCallback(
    (key, values) => fillWords({ locale, words: find(words, `${part}.${key}`) }, values),
    [locale, words, part],
  );
}
