import type english from '../../messages/en.json';
import type { Locale } from './locales';

export type Messages = typeof english;

/** Loads one language's messages, once per process: each file is a module of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const loaded = (await import(`../../messages/${locale}.json`)) as { default: Messages };
  return loaded.default;
}
