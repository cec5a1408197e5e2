import { DOMParser as ContentParser, DOMSerializer, type Node as ContentNode } from 'prosemirror-model';
import { BARE, BARE_IN, HELD_ID, schema } from './schema';
import { isBlock, shownHtml } from './shown-html';

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

function restoreIds(root: HTMLElement): void {
  for (const element of root.querySelectorAll(`[${HELD_ID}]`)) {
    element.id = element.getAttribute(HELD_ID) ?? '';
    element.removeAttribute(HELD_ID);
  }
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
  restoreIds(root);
  nameHeads(root);
  const blocks = [...root.children].map(({ outerHTML }) => outerHTML);
  return blocks.every((one) => one === '<p></p>') ? '' : blocks.join('\n');
}

/** Whether the rich text editor can edit the HTML without losing any of it. */
export function keepsAll(html: string): boolean {
  const before = bodyOf(html);
  // Bare text becomes a paragraph.
  if (html.trim() !== '' && ![...before.children].some(isBlock)) before.innerHTML = `<p>${before.innerHTML}</p>`;
  return shownHtml(before) === shownHtml(bodyOf(writeHtml(readHtml(html))));
}
