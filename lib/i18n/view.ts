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
export const PLACEHOLDER_VIEW = '_';

export function formatView({ locale, live }: View): string {
  return live ? `${locale}${LIVE_SUFFIX}` : locale;
}

/** Null for an invalid view, for which a page responds with 404. */
export function parseView(segment: string): View | null {
  const live = segment.endsWith(LIVE_SUFFIX);
  const locale = live ? segment.slice(0, -LIVE_SUFFIX.length) : segment;
  return isLocale(locale) ? { locale, live } : null;
}
