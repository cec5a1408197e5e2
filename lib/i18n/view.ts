import { type Locale, isLocale } from './locales';

/**
 * A page varies on two things only: the language, and whether it is rendered for one person (design, section 3). `en`
 * is the public view in English, `en~live` the live one. `_` is the placeholder for the language at build time: nothing
 * is prerendered.
 */
export interface View {
  readonly locale: Locale;
  readonly live: boolean;
}

const LIVE_SUFFIX = '~live';
/**
 * The live view for a form that was sent without scripts. Next 16.4 renders the response to it from the shell that it
 * has cached for the address, and so loses the state of useActionState; an address that is never requested by GET has
 * no cached shell.
 */
const SENT_SUFFIX = '~sent';
export const PLACEHOLDER_VIEW = '_';

export function formatView(view: View, sentWithoutScripts = false): string {
  if (!view.live) return view.locale;
  return `${view.locale}${sentWithoutScripts ? SENT_SUFFIX : LIVE_SUFFIX}`;
}

/** Null for an invalid view, for which a page responds with 404. */
export function parseView(segment: string): View | null {
  const suffix = [LIVE_SUFFIX, SENT_SUFFIX].find((ending) => segment.endsWith(ending));
  const locale = suffix ? segment.slice(0, -suffix.length) : segment;
  return isLocale(locale) ? { locale, live: suffix !== undefined } : null;
}
