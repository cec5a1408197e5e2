/*
 * Next writes the data that its scripts start from (the flight data) into the page, where it says everything a second
 * time: more than half of a finished page. Split off, it is a file of its own beside the page, which is read and
 * painted without it. All that is known of how Next writes it stands here; FLIGHT_FILES=off does without.
 */

/** Where such a file is; `at` is the page's own address, so that any instance can make the file again. */
export const FLIGHT_PREFIX = '/flight/';

export interface SplitPage {
  readonly html: string;
  /** A script; null for a page that is left as it is. */
  readonly flight: string | null;
}

/** Next's inline scripts of flight data; what is in them has no `<`. */
const FLIGHT = /<script>(\(?self\.__next_f[^<]*)<\/script>/g;
/** The first of them, which makes the list that the others push to, and then each of the others. */
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const OTHER = /^self\.__next_f\.push\(\[\d,.*\]\)$/s;
/** In every script of them, whatever it looks like. */
const NAME = '__next_f';
const END = '</body></html>';

/**
 * A page may be older than the instance that is asked for its flight data, and that page newer than it: then a fresh
 * one is loaded, past every cache, once. Without flight data React would take the whole page away.
 */
const IF_MISSING =
  "if(!/[?&]fresh=/.test(location.search)){self.__next_f={forEach(){},push(){}};location.replace(location.pathname+(location.search?location.search+'&':'?')+'fresh=1'+location.hash)}";

function scriptsOf(page: string): string[] {
  return [...page.matchAll(FLIGHT)].map(([, code = '']) => code);
}

/** Whether a page has flight data at all, in whatever form. */
export function hasFlight(page: string): boolean {
  return page.includes(NAME);
}

/** Whether a page is written as this module knows it from Next: all of its flight data is found, and where it belongs. */
export function canSplit(page: string): boolean {
  const [first, ...others] = scriptsOf(page);
  return (
    first === FIRST &&
    others.length > 0 &&
    others.every((code) => OTHER.test(code)) &&
    !hasFlight(page.replaceAll(FLIGHT, '')) &&
    page.endsWith(END) &&
    page.split('</body>').length === 2
  );
}

/**
 * Splits a finished page; `address`, written for an attribute, is the file of its flight data. Its script is the last
 * thing in the page and is waited for: all before it is painted meanwhile, and a deferred one would come too late,
 * since Next takes a page whose end was read for complete.
 */
export function splitPage(page: string, address: string): SplitPage {
  // Left alone, a page that is written otherwise works; half split it would not.
  if (!canSplit(page)) return { html: page, flight: null };
  const flight = scriptsOf(page)
    .map((code) => `${code};`)
    .join('\n');
  const script = `<script fetchpriority="low" src="${address}" onerror="${IF_MISSING}"></script>`;
  const html = page.replaceAll(FLIGHT, '').replace(/(?=<\/body>)/, () => script);
  return { html, flight };
}
