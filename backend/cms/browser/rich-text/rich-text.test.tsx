import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '@/lib/domain/content/allowed-html';
import { EditorState, TextSelection } from 'prosemirror-state';
import { TOOLS, setLink } from './commands';
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
  span: '<p><span lang="de">Ein</span> word</p>',
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
  '<p><kbd>Ctrl</kbd></p>',
  '<p>Words<a id="here"> </a></p>',
  '<p><code>one</code><code>two</code></p>',
  '<p><code>one<em>two</em></code></p>',
  '<p><a href="/a">one</a><a href="/a">two</a></p>',
  '<a href="/shop"><h3>Shop</h3></a>',
])('edits HTML as source when it would lose: %s', (html) => {
  expect(keepsAll(html)).toBe(false);
});

it('ignores whitespace and missing paragraphs', () => {
  expect(keepsAll('\n<p>\n  Words\n  and more </p>\n\n<ul>\n  <li>One</li>\n</ul>\n')).toBe(true);
  expect(keepsAll('Words <b>alone</b>')).toBe(true);
});

it.each([
  '<p>Words </p>',
  '<p>Some <strong>words </strong></p>',
  '<p>Some <strong>words</strong> </p>',
  '<p>Some <strong>words </strong> and more</p>',
  '<p>One <br> two</p>',
  '<ul><li>One <em>two </em></li></ul>',
  '<p><em><strong>Words</strong></em></p>',
  '<p><em>Some <strong>words</strong> here</em></p>',
  '<p><strong>Some <a href="/shop">words</a> here</strong></p>',
  '<p><em><a href="/shop">Shop</a></em></p>',
  '<p><span>Words</span></p>',
])('finds nothing lost that is shown: %s', (html) => {
  expect(keepsAll(html)).toBe(true);
});

it.each([
  ['<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Some words</p></b>', '<p>Some words</p>'],
  [
    '<p><span style="font-weight:400">Some</span> <span style="font-weight:700;font-style:italic">words</span></p>',
    '<p>Some <strong><em>words</em></strong></p>',
  ],
  ['<p><b>Some <span style="font-weight:normal">words</span></b></p>', '<p><strong>Some </strong>words</p>'],
])('reads bold and italics from styles: %s', (pasted, written) => {
  expect(again(pasted)).toBe(written);
});

describe('the link of a text', () => {
  const html = '<p>See <a href="/old" title="Old">the <strong>whole</strong> range</a> here</p>';
  const at = (from: number, href: string): string => {
    const doc = readHtml(html);
    let state = EditorState.create({ doc, selection: TextSelection.create(doc, from) });
    setLink(href)(state, (change) => {
      state = state.apply(change);
    });
    return writeHtml(state.doc);
  };

  it.each([6, 9, 12, 17])('is changed as a whole when the caret is in it, at %d', (from) => {
    expect(at(from, '/new')).toBe(html.replace('/old', '/new'));
    expect(at(from, '')).toBe('<p>See the <strong>whole</strong> range here</p>');
  });

  it('is inserted elsewhere', () => {
    expect(at(2, '/new')).toBe(html.replace('See', 'S<a href="/new">/new</a>ee'));
  });
});

describe('the buttons of lists', () => {
  const pressed = (html: string, from: number, label: string): string => {
    const doc = readHtml(html);
    let state = EditorState.create({ doc, selection: TextSelection.create(doc, from) });
    TOOLS.find((tool) => tool.label === label)?.run(state, (change) => {
      state = state.apply(change);
    });
    return writeHtml(state.doc).replaceAll('\n', '');
  };
  const nested = '<ul lang="de"><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>';

  it.each([
    ['<p>One</p>', 2, 'List', '<ul><li>One</li></ul>'],
    [nested, 4, 'Numbered list', '<ol lang="de"><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>'],
    [nested, 11, 'Numbered list', '<ul lang="de"><li>One<ol><li>Inner</li></ol></li><li>Two</li></ul>'],
    ['<ol><li>One</li></ol>', 4, 'Numbered list', '<p>One</p>'],
  ])('make, change and take away the list around the caret: %s at %d, %s', (html, from, label, written) =>
    expect(pressed(html, from, label)).toBe(written),
  );
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
