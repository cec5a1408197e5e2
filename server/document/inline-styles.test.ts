import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inlineStyles, readStyles } from './inline-styles';

const folder = mkdtempSync(join(tmpdir(), 'stockist-styles-'));
mkdirSync(join(folder, 'chunks'));
writeFileSync(join(folder, 'chunks/a.css'), '@font-face{src:url(../media/f.woff2)}p{color:red}');
writeFileSync(join(folder, 'chunks/b.css'), 'p::after{content:"</style>"}');
afterAll(() => rmSync(folder, { recursive: true }));

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;

it('replaces the links to the build’s style sheets by their contents', () => {
  expect(inlineStyles(`<head>${link('a')}<title>A</title>`, readStyles(folder))).toBe(
    '<head><style data-precedence="next" data-sheet="/_next/static/chunks/a.css">' +
      '@font-face{src:url(/_next/static/media/f.woff2)}p{color:red}</style><title>A</title>',
  );
});

it.each([
  ['a sheet of another release', link('c')],
  ['a sheet that would close its element', link('b')],
  ['a sheet of another origin', '<link rel="stylesheet" href="https://elsewhere.example/a.css"/>'],
])('leaves %s as a link', (_, page) => {
  expect(inlineStyles(page, readStyles(folder))).toBe(page);
});
