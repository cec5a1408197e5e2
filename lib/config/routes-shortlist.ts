/*
 * The addresses of shortlists. Apart from routes.ts, whose every address is part of the scripts of each page.
 */

export const SHORTLIST = '/shortlist';

/** Where every change of a shortlist is sent to, by a form or by scripts. */
export const SHORTLIST_CALL = '/api/shortlist';

/** The form of the page that all hearts belong to (components/site/footer). */
export const SHORTLIST_FORM = 'shortlist';

/** The page after a change without scripts; `back` is where it was asked for. */
export function shortlistAfter(done: Readonly<Record<string, string>>): string {
  return `${SHORTLIST}?${new URLSearchParams(done).toString()}`;
}
