/** The language in which editors write: the site's default (lib/i18n/locales). */
export const CONTENT_LANG = 'en';

/** The attribute `lang` of what editors write; undefined where the page is in that language. */
export function contentLang(locale: string): typeof CONTENT_LANG | undefined {
  return locale === CONTENT_LANG ? undefined : CONTENT_LANG;
}
