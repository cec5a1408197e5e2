/*
 * Next writes the data that its scripts start from (the flight data) into the page, where it repeats the content and is
 * more than half of the bytes. This module moves it to a separate file, so that the page is painted without waiting for
 * it. Everything that depends on Next's output format is here; FLIGHT_FILES=off disables it.
 */

/** Path of a file with flight data. `at` is the page's address, from which any instance can recreate the file. */
export const FLIGHT_PREFIX = '/flight/';

export interface SplitPage {
  readonly html: string;
  /** The flight data as a script; null for a page that was not split. */
  readonly flight: string | null;
}

/** Next's inline scripts with flight data, whose contents never include `<`. */
const FLIGHT = /<script>(\(?self\.__next_f[^<]*)<\/script>/g;
/** The first one creates the list, the others push to it. */
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const OTHER = /^self\.__next_f\.push\(\[\d,.*\]\)$/s;
/** Lists the chunks; the application starts once they and this script have run. */
const BEGIN = /<script>(\(globalThis\["TURBOPACK"\][^<]*"runtimeModuleIds":\[\d[^<]*)<\/script>/g;
/** A name that every script with flight data contains. */
const NAME = '__next_f';
const END = '</body></html>';

function scriptsOf(page: string, kind: RegExp): string[] {
  return [...page.matchAll(kind)].map(([, code = '']) => code);
}

/** True if a page has flight data in any form. */
export function hasFlight(page: string): boolean {
  return page.includes(NAME);
}

/** True if the page has the expected format: all of its flight data is found, in the expected place. */
export function canSplit(page: string): boolean {
  const [first, ...others] = scriptsOf(page, FLIGHT);
  return (
    first === FIRST &&
    others.length > 0 &&
    others.every((code) => OTHER.test(code)) &&
    scriptsOf(page, BEGIN).length === 1 &&
    !hasFlight(page.replaceAll(FLIGHT, '')) &&
    page.endsWith(END) &&
    page.split('</body>').length === 2
  );
}

/**
 * Splits a finished page; `address`, escaped for an attribute, is the URL of its flight data. The script that starts
 * the application follows the data in their file: without that file no script starts, and the page stays a document.
 */
export function splitPage(page: string, address: string): SplitPage {
  // A page in another format works unsplit, but would not work partly split.
  if (!canSplit(page)) return { html: page, flight: null };
  const flight = [...scriptsOf(page, FLIGHT), ...scriptsOf(page, BEGIN)].map((code) => `${code};`).join('\n');
  const script = `<script src="${address}"></script>`;
  const html = page
    .replaceAll(FLIGHT, '')
    .replace(BEGIN, '')
    .replace(/(?=<\/body>)/, () => script);
  return { html, flight };
}
