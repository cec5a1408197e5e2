/*
 * Next writes the data that its scripts start from (the flight data) into the page, where it says everything a second time: more
 * than half of a finished page. Split off, it is a file of its own beside the page, which is read and painted without it.
 */

/** Where such a file is; `at` is the page's own address, so that any instance can make the file again. */
export const FLIGHT_PREFIX = '/flight/';

export interface SplitPage {
  readonly html: string;
  /** A script; null for a page without flight data. */
  readonly flight: string | null;
}

/** Next's inline scripts of flight data; what is in them has no `<`. */
const FLIGHT = /<script>(\(?self\.__next_f[^<]*)<\/script>/g;

/**
 * A page may be older than the instance that is asked for its flight data, and that page newer than it: then a fresh one is loaded,
 * past every cache, once. Without flight data React would take the whole page away.
 */
const IF_MISSING =
  "if(!/[?&]fresh=/.test(location.search)){self.__next_f={forEach(){},push(){}};location.replace(location.pathname+(location.search?location.search+'&':'?')+'fresh=1'+location.hash)}";

/**
 * Splits a finished page; `address`, written for an attribute, is the file of its flight data. Its script is the last thing in the page and is waited for:
 * all before it is painted meanwhile, and a deferred one would come too late, since Next takes a page whose end was read for complete.
 */
export function splitPage(page: string, address: string): SplitPage {
  const scripts = [...page.matchAll(FLIGHT)].map(([, code = '']) => code);
  if (scripts.length === 0) return { html: page, flight: null };
  const flight = scripts.map((code) => `${code};`).join('\n');
  const script = `<script fetchpriority="low" src="${address}" onerror="${IF_MISSING}"></script>`;
  const html = page.replaceAll(FLIGHT, '').replace(/(?=<\/body>)/, () => script);
  return { html, flight };
}
