/** Interface languages (specification 1, section 9), with the names their speakers use. English is the default. */
export const LOCALES = {
  en: 'English',
} as const;

export type Locale = keyof typeof LOCALES;
export const DEFAULT_LOCALE: Locale = 'en';
export const LOCALE_COOKIE = 'NEXT_LOCALE';

export function isLocale(value: string | undefined): value is Locale {
  return value !== undefined && Object.hasOwn(LOCALES, value);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return (['ar'] as string[]).includes(locale) ? 'rtl' : 'ltr';
}
