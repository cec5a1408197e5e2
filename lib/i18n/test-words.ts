import { createTranslator } from 'next-intl';
import messages from '../../messages/en.json';

type Asked = string | { namespace?: string } | undefined;

/**
 * next-intl's server side with the English words, for tests: `jest.mock('next-intl/server', () =>
 * jest.requireActual('@/lib/i18n/test-words').serverWords)`.
 */
export const serverWords = {
  getMessages: async () => messages,
  getLocale: async () => 'en',
  getTranslations: async (asked: Asked) =>
    createTranslator({
      locale: 'en',
      messages,
      namespace: (typeof asked === 'string' ? asked : asked?.namespace) as 'formWidget',
    }),
};
