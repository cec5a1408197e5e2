import { getRequestConfig } from 'next-intl/server';
import { TIME_ZONE } from '../config/constants';
import { currentView } from './current-view';
import { isLocale } from './locales';
import { loadMessages } from './messages';

export default getRequestConfig(async ({ locale }) => {
  const chosen = isLocale(locale) ? locale : (await currentView()).locale;
  return { locale: chosen, messages: await loadMessages(chosen), timeZone: TIME_ZONE };
});
