import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '@/lib/domain/content/allowed-html';
import { keepsAll, readHtml, writeHtml } from './html';

const again = (html: string) => writeHtml(readHtml(html));

/** Sample HTML per tag. */
const SAMPLES: Readonly<Record<string, string>> = {
  br: '<p>One<br>two</p>',
  hr: '<hr>',
  img: '<p><img src="/assets/i/x/1x1/25.webp" alt="A dog" width="25" height="25" loading="lazy"></p>',
  ul: '<ul><li>One</li><li>Two<ul><li>Inner</li></ul></li></ul>',
  ol: '<ol start="3"><li>Three</li></ol>',
  li: '<ul><li><p>One</p><p>Two</p></li></ul>',
  dl: '<dl><dt>Term</dt><dd>What it is</dd></dl>',
  table:
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
    '<tbody><tr><td colspan="2">C</td></tr></tbody></table>',
  figure: '<figure><img src="/assets/i/x/1x1/25.webp" alt="" loading="lazy"><figcaption>A dog</figcaption></figure>',
  pre: '<pre>a\n  b</pre>',
  a: '<p><a href="/shop" id="there">Shop</a></p>',
  div: '<div lang="de">Ein Wort</div>',
  abbr: '<p><abbr title="Australian Business Number">ABN</abbr></p>',
  time: '<p><time datetime="2026-01-01">today</time></p>',
};
const WITHIN: Readonly<Record<string, string>> = {
  dt: 'dl',
  dd: 'dl',
  thead: 'table',
  tbody: 'table',
  tr: 'table',
  th: 'table',
  td: 'table',
  figcaption: 'figure',
};
const BLOCKS = /^(?:h[2-6]|p|blockquote)$/;
/** h1 becomes h2, as the page has its own h1; b and i are written as strong and em. */
const CHANGED = new Set(['h1', 'b', 'i']);
/** Tags that can only be edited as source. */
const HTML_ALONE = new Set(['caption', 'tfoot']);

const sampleOf = (tag: string): string =>
  SAMPLES[WITHIN[tag] ?? tag] ??
  (BLOCKS.test(tag) ? `<${tag} id="here">Words</${tag}>` : `<p>A <${tag}>word</${tag}></p>`);

/** Tags and attributes that the storefront's sanitiser removes (components/ui/text/clean-html.ts). */
function refusedOf(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  const tags: readonly string[] = ALLOWED_TAGS;
  return [...root.querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    const allowed = [...(ALLOWED_ATTRIBUTES[localName] ?? []), ...(ALLOWED_ATTRIBUTES['*'] ?? [])];
    const lost = [...attributes].map(({ name }) => name).filter((name) => !allowed.includes(name));
    return tags.includes(localName) ? lost.map((name) => `${localName} ${name}`) : [localName];
  });
}

it.each(ALLOWED_TAGS.filter((tag) => !CHANGED.has(tag) && !HTML_ALONE.has(tag)))('writes <%s> unchanged', (tag) => {
  const html = sampleOf(tag);
  expect(again(html)).toBe(html);
  expect(keepsAll(html)).toBe(true);
  expect(refusedOf(again(html))).toEqual([]);
});

it.each([
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  ['<p><b>Bold</b> <i>italic</i></p>', '<p><strong>Bold</strong> <em>italic</em></p>'],
])('writes %s as %s', (html, written) => {
  expect(again(html)).toBe(written);
  expect(keepsAll(html)).toBe(true);
});

it.each([
  '<table><caption>What</caption><tbody><tr><td>C</td></tr></tbody></table>',
  '<table><tbody><tr><td>C</td></tr></tbody><tfoot><tr><td>D</td></tr></tfoot></table>',
  '<p class="lead">Words</p>',
  '<p style="color: red">Words</p>',
  '<video src="/v/1"></video>',
  '<p><script>alert(1)</script></p>',
  '<p onclick="alert(1)">Words</p>',
])('edits HTML as source when it would lose: %s', (html) => {
  expect(keepsAll(html)).toBe(false);
});

it('ignores whitespace and missing paragraphs', () => {
  expect(keepsAll('\n<p>\n  Words\n  and more </p>\n\n<ul>\n  <li>One</li>\n</ul>\n')).toBe(true);
  expect(keepsAll('Words <b>alone</b>')).toBe(true);
});

it('stores an empty string for an empty document', () => {
  expect(again('')).toBe('');
  expect(again('<p></p>')).toBe('');
});

it('drops scripts and event handlers', () => {
  expect(again('<p><a href="/x" onclick="alert(1)">x</a><script>alert(1)</script></p>')).toBe(
    '<p><a href="/x">x</a></p>',
  );
});
