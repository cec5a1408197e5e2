import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { clientWords } from '@/lib/i18n/client-words';
import type { Messages } from '@/lib/i18n/messages';

/** Provides the client code of a live page with only the named parts of the messages. */
export async function ClientWords({ parts, children }: { parts: readonly (keyof Messages)[]; children: ReactNode }) {
  const [locale, all] = await Promise.all([getLocale(), getMessages()]);
  const words = clientWords(Object.fromEntries(parts.map((part) => [part, all[part]])));
  return (
    <WordsProvider locale={locale} words={words}>
      {children}
    </WordsProvider>
  );
}
