/*
 * The visitor's chosen language, for pages that this server requests from itself on the visitor's behalf.
 */

const CHOSEN = /(?:^|;\s*)NEXT_LOCALE=([A-Za-z]{2}(?:-[A-Za-z]{2})?)(?=;|$)/;
const LANGUAGE = /^[A-Za-z]{2}(?:-[A-Za-z]{2})?$/;

/** The language in a Cookie header, such as `de` or `pt-BR`; null if absent or malformed. */
export function chosenLanguage(cookie: string | undefined): string | null {
  return CHOSEN.exec(cookie ?? '')?.[1] ?? null;
}

/** Headers that request a page in a language; none for null. */
export function inLanguage(language: string | null): Readonly<Record<string, string>> {
  return language !== null && LANGUAGE.test(language) ? { cookie: `NEXT_LOCALE=${language}` } : {};
}
