import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';

/** Gives the scripts of a live page the words of the named parts only. */
export async function ClientMessages({ parts, children }: { parts: readonly (keyof Messages)[]; children: ReactNode }) {
  const all = await getMessages();
  const messages = Object.fromEntries(parts.map((part) => [part, all[part]]));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
