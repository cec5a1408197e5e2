import { DOMParser as ContentParser, DOMSerializer, type Node as ContentNode } from 'prosemirror-model';
import { BARE, BARE_IN, schema } from './schema';

/* Converts stored HTML to the editor's document, and back. */

const parser = ContentParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

export function readHtml(html: string): ContentNode {
  return parser.parse(bodyOf(html));
}

const isBare = (element: Element | null): boolean => element?.hasAttribute(BARE) === true;

/** Removes the paragraphs around text that was stored directly in a list item or cell. */
function unwrapBare(root: HTMLElement): void {
  const bare = [...root.querySelectorAll(`[${BARE}]`)];
  const alone = bare.filter(
    (element) =>
      element.parentElement !== root &&
      BARE_IN.has(element.parentElement?.tagName ?? '') &&
      !isBare(element.previousElementSibling) &&
      !isBare(element.nextElementSibling),
  );
  for (const element of alone) element.replaceWith(...element.childNodes);
  for (const element of bare) element.removeAttribute(BARE);
}

/** Puts leading rows of header cells into a <thead>. */
function nameHeads(root: HTMLElement): void {
  for (const body of root.querySelectorAll('table > tbody')) {
    const rows = [...body.children];
    const first = rows.findIndex((row) => [...row.children].some(({ tagName }) => tagName !== 'TH'));
    if (first <= 0) continue;
    const head = document.createElement('thead');
    head.append(...rows.slice(0, first));
    body.before(head);
  }
}

/** The HTML to store; '' for an empty document. */
export function writeHtml(content: ContentNode): string {
  const root = document.createElement('div');
  serializer.serializeFragment(content.content, { document }, root);
  unwrapBare(root);
  nameHeads(root);
  const blocks = [...root.children].map(({ outerHTML }) => outerHTML);
  return blocks.every((one) => one === '<p></p>') ? '' : blocks.join('\n');
}

const SAME: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', H1: 'H2' };
const BLOCKS =
  /^(?:BODY|P|H[1-6]|UL|OL|LI|DL|DT|DD|BLOCKQUOTE|FIGURE|FIGCAPTION|PRE|TABLE|TR|TD|TH|DIV|HR|BR|CAPTION|TFOOT)$/;
/** Skipped in the comparison: they are optional around rows. */
const PASSED = new Set(['THEAD', 'TBODY']);

const isBlock = (node: Node | null): boolean =>
  node === null || (node instanceof Element && (BLOCKS.test(node.tagName) || PASSED.has(node.tagName)));

function wordsOf(node: Text, isCode: boolean): string {
  if (isCode) return node.data;
  const words = node.data.replaceAll(/[ \t\r\n\f]+/g, ' ');
  const inBlock = isBlock(node.parentNode);
  const start = inBlock && isBlock(node.previousSibling) ? words.trimStart() : words;
  return inBlock && isBlock(node.nextSibling) ? start.trimEnd() : start;
}

/** Normalised HTML, for comparison. */
function shownOf(node: Node, isCode = false): string {
  if (node instanceof Text) return wordsOf(node, isCode);
  if (!(node instanceof Element)) return '';
  const inside = [...node.childNodes].map((child) => shownOf(child, isCode || node.tagName === 'PRE')).join('');
  if (PASSED.has(node.tagName)) return inside;
  const tag = SAME[node.tagName] ?? node.tagName;
  const attributes = [...node.attributes]
    .filter(({ name, value }) => !(/^(?:col|row)span$/.test(name) && value === '1'))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join('');
  return `<${tag}${attributes}>${inside}</>`;
}

/** Whether the rich text editor can edit the HTML without losing any of it. */
export function keepsAll(html: string): boolean {
  const before = bodyOf(html);
  // Bare text becomes a paragraph.
  if (html.trim() !== '' && ![...before.children].some(isBlock)) before.innerHTML = `<p>${before.innerHTML}</p>`;
  return shownOf(before) === shownOf(bodyOf(writeHtml(readHtml(html))));
}
