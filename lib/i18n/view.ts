import { type Locale, isLocale } from './locales';

/**
 * A page varies on two things only: the language, and whether it is rendered for one person (design, section 3).
 * `en` is the public view in English, `en~live` the live one. `_` stands for no language at build time: nothing is
 * prerendered.
 */
export interface View {
  readonly locale: Locale;
  readonly live: boolean;
}

const LIVE_SUFFIX = '~live';
/**
 * The live view for a form that was sent without scripts. Next 16.4 renders the answer to such a form from the shell it
 * has cached for the address, and loses the state of useActionState with it; under an address that is never read it has
 * none.
 */
const SENT_SUFFIX = '~sent';
export const PLACEHOLDER_VIEW = '_';

export function formatView(view: View, sentWithoutScripts = false): string {
  if (!view.live) return view.locale;
  return `${view.locale}${sentWithoutScripts ? SENT_SUFFIX : LIVE_SUFFIX}`;
}

/** Null for anything that is not a view, which a page answers with 404. */
export function parseView(segment: string): View | null {
  const suffix = [LIVE_SUFFIX, SENT_SUFFIX].find((ending) => segment.endsWith(ending));
  const locale = suffix ? segment.slice(0, -suffix.length) : segment;
  return isLocale(locale) ? { locale, live: suffix !== undefined } : null;
}
