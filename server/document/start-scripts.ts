import { LATER, READY } from './marks.ts';

/*
 * A finished page is a document: its links, forms, menus and galleries work by HTML and CSS. Its scripts start at the
 * first interaction; reading and scrolling do not count.
 */

/** Next's own scripts, as React writes them, and the page's flight data. */
const SCRIPT = /<script (src="\/(?:_next\/static\/[^"<>]+"(?: id="[^"<>]*")? async=""|flight\/[^"<>]+"))><\/script>/g;
/** For browsers older than any that the shop supports. */
const POLYFILLS = /<script src="\/_next\/static\/[^"<>]+" noModule=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" [^<>]*\/>/g;
const END = /(?=<\/body>)/;

/** The browser prefetches links on hover or touch only; browser/ready-links.ts prerenders where a mouse rests. */
const RULE = { where: { href_matches: READY.map((path) => `${path}*`) }, eagerness: 'moderate' };
const RULES = JSON.stringify({ prefetch: [RULE] });

/** Defers a finished page's scripts until the first interaction; an unexpected format is left unchanged. */
export function startScriptsLater(html: string, loader: string): string {
  if (html.search(SCRIPT) < 0 || html.search(END) < 0) return html;
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(POLYFILLS, '')
    .replaceAll(
      SCRIPT,
      (_, attributes: string) => `<script type="${LATER}" data-${attributes.replace(' async=""', '')}></script>`,
    )
    .replace(END, () => `<script>${loader}</script><script type="speculationrules">${RULES}</script>`);
}
