/* Addresses of shortlists. Separate from routes.ts, because all of that is in the scripts of each page. */

export const SHORTLIST = '/shortlist';

/** Every change of a shortlist is sent to this address, by a form or by scripts. */
export const SHORTLIST_CALL = '/api/shortlist';

/** Id of the page's form that all hearts belong to (components/site/footer). */
export const SHORTLIST_FORM = 'shortlist';

/** The page after a change without scripts, with the outcome in its query; `back` is the previous page. */
export function shortlistAfter(done: Readonly<Record<string, string>>): string {
  return `${SHORTLIST}?${new URLSearchParams(done).toString()}`;
}
