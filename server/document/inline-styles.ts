import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK =
  /<link rel="stylesheet" href="((\/_next\/static\/[^"<>?]+\.css)(?:\?[^"<>]*)?)" data-precedence="next"\/>/g;
const STATIC = '/_next/static/';
/** Relative to the sheet, so it must be changed for the page. */
const MEDIA = /url\(\.\.\/media\//g;

/** The build's style sheets by address, adapted for inlining. */
export function readStyles(folder: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('**/*.css', { cwd: folder }).map((path) => [
      `${STATIC}${path}`,
      readFileSync(join(folder, path), 'utf8').replaceAll(MEDIA, `url(${STATIC}media/`),
    ]),
  );
}

/**
 * Inlines a finished page's style sheets, so that nothing is fetched before the first paint. A sheet that is missing,
 * or would close its own element, stays a link.
 */
export function inlineStyles(page: string, styles: ReadonlyMap<string, string>): string {
  return page.replaceAll(LINK, (link, href: string, address: string) => {
    const sheet = styles.get(address);
    return sheet === undefined || sheet.includes('</')
      ? link
      : `<style data-precedence="next" data-sheet="${href}">${sheet}</style>`;
  });
}
