import { _createCache as createCache } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { TIME_ZONE } from '../config/constants';
import { currentView } from './current-view';
import { type Locale, isLocale } from './locales';
import { loadMessages } from './messages';

const caches = new Map<Locale, ReturnType<typeof createCache>>();

/**
 * next-intl's cache of parsed messages, for the whole process: its own lives for one request, and parsing takes 3% of a
 * live page.
 */
function messageCache(locale: Locale): ReturnType<typeof createCache> {
  const known = caches.get(locale);
  if (known) return known;
  const made = createCache();
  caches.set(locale, made);
  return made;
}

export default getRequestConfig(async ({ locale }) => {
  const chosen = isLocale(locale) ? locale : (await currentView()).locale;
  const internal: object = { _cache: messageCache(chosen) };
  return { locale: chosen, messages: await loadMessages(chosen), timeZone: TIME_ZONE, ...internal };
});
