/**
 * Interface languages (specification 1, section 9), with their native names, in the order of these. English is the
 * default.
 */
export const LOCALES = {
  id: 'Bahasa Indonesia',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  uz: 'Oʻzbekcha',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  vi: 'Tiếng Việt',
  tr: 'Türkçe',
  ru: 'Русский',
  uk: 'Українська',
  ka: 'ქართული',
  ar: 'العربية',
  ko: '한국어',
  ja: '日本語',
  'zh-CN': '简体中文',
} as const;

export type Locale = keyof typeof LOCALES;
const DEFAULT_LOCALE: Locale = 'en';
export const LOCALE_COOKIE = 'NEXT_LOCALE';

const RIGHT_TO_LEFT_SCRIPTS: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']);

export function isLocale(value: string | null | undefined): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** The language in the cookie; English when it is absent or not a language of this site. */
export function chosenLocale(cookie: string | undefined): Locale {
  return isLocale(cookie) ? cookie : DEFAULT_LOCALE;
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr';
}
