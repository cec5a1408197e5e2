/*
 * Word processors copy what HTML has no lists, and no space between paragraphs for: Word's entries of a list are
 * paragraphs that begin with a mark, and blank lines are paragraphs or line breaks of their own.
 */

const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
const MARK = /mso-list:\s*ignore/i;
/** '1.', 'a)' or 'iv.'; bullets are a sign or the letter o. */
const NUMBERED = /^(?:(\d+)|[a-z]+)[.)]/i;
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table';

type Kind = 'ol' | 'ul';

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** The list that an entry continues, or a new one in its place. */
function listFor(entry: Element, level: number, kind: Kind, made: WeakSet<Element>): Element {
  const begin = (put: (list: Element) => void): Element => {
    const list = entry.ownerDocument.createElement(kind);
    made.add(list);
    put(list);
    return list;
  };
  let list = entry.previousElementSibling;
  if (!list || !made.has(list)) return begin((first) => entry.before(first));
  for (let depth = 1; depth < level; depth += 1) {
    const last: Element | null = list.lastElementChild;
    const inside: Element | null = last?.lastElementChild ?? null;
    if (!inside || !made.has(inside)) return begin((inner) => last?.append(inner));
    list = inside;
  }
  const found = list;
  return found.localName === kind ? found : begin((other) => found.after(other));
}

/** Makes lists of Word's paragraphs. */
function buildLists(body: HTMLElement): void {
  const made = new WeakSet<Element>();
  for (const element of body.querySelectorAll('[style*="mso-list"]')) {
    const level = LEVEL.exec(styleOf(element))?.[1];
    if (level === undefined) continue;
    const marks = [...element.querySelectorAll('[style*="mso-list"]')].filter((one) => MARK.test(styleOf(one)));
    const mark = NUMBERED.exec(marks[0]?.textContent.trim() ?? '');
    for (const one of marks) one.remove();
    if (element.localName !== 'p') continue;
    const list = listFor(element, Number(level), mark ? 'ol' : 'ul', made);
    const first = mark?.[1];
    if (list.childElementCount === 0 && first !== undefined && first !== '1') list.setAttribute('start', first);
    const entry = element.ownerDocument.createElement('li');
    entry.append(...element.childNodes);
    list.append(entry);
    element.remove();
  }
}

/** HTML of the clipboard without what it has from a word processor alone. */
export function cleanPasted(html: string): string {
  // Copied here.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  buildLists(body);
  for (const anchor of body.querySelectorAll('a[name]:not([href])')) anchor.replaceWith(...anchor.childNodes);
  const blank = [...body.querySelectorAll('p')].filter(
    (one) => one.textContent.trim() === '' && one.querySelector('img') === null,
  );
  const breaks = [...body.querySelectorAll('br')].filter(
    ({ className, previousSibling: before }) =>
      className === 'Apple-interchange-newline' || (before instanceof Element && before.matches(BLOCKS)),
  );
  for (const one of [...blank, ...breaks]) one.remove();
  return body.innerHTML;
}
