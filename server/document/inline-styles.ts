import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK =
  /<link rel="stylesheet" href="((\/_next\/static\/[^"<>?]+\.css)(?:\?[^"<>]*)?)" data-precedence="next"\/>/g;
const STATIC = '/_next/static/';
/** Relative to the sheet, which the page is not. */
const MEDIA = /url\(\.\.\/media\//g;

/** The build's style sheets by their addresses, as they stand in a page. */
export function readStyles(folder: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('**/*.css', { cwd: folder }).map((path) => [
      `${STATIC}${path}`,
      readFileSync(join(folder, path), 'utf8').replaceAll(MEDIA, `url(${STATIC}media/`),
    ]),
  );
}

/**
 * A finished page with its style sheets in it, so that nothing is fetched before it is painted. A sheet that is not
 * there, or would end its own element, stays a link.
 */
export function inlineStyles(page: string, styles: ReadonlyMap<string, string>): string {
  return page.replaceAll(LINK, (link, href: string, address: string) => {
    const sheet = styles.get(address);
    return sheet === undefined || sheet.includes('</')
      ? link
      : `<style data-precedence="next" data-sheet="${href}">${sheet}</style>`;
  });
}
