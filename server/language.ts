/*
 * The visitor's chosen language, for the pages that this server asks itself for in a visitor's place.
 */

const CHOSEN = /(?:^|;\s*)NEXT_LOCALE=([A-Za-z]{2}(?:-[A-Za-z]{2})?)(?=;|$)/;
const LANGUAGE = /^[A-Za-z]{2}(?:-[A-Za-z]{2})?$/;

/** The language in a Cookie header, such as `de` or `pt-BR`; null when none is chosen or what is there is none. */
export function chosenLanguage(cookie: string | undefined): string | null {
  return CHOSEN.exec(cookie ?? '')?.[1] ?? null;
}

/** The headers that ask for a page in a language; none for null or what is no language. */
export function inLanguage(language: string | null): Readonly<Record<string, string>> {
  return language !== null && LANGUAGE.test(language) ? { cookie: `NEXT_LOCALE=${language}` } : {};
}
