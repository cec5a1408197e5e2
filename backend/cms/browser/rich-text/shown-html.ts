/*
 * Normalised HTML, for comparison: equal for two documents that show the same. Neither the nesting of marks, as in
 * <em><strong> and <strong><em>, nor space that no browser shows makes a difference.
 */

const SAME: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', H1: 'H2' };
const BLOCKS =
  /^(?:BODY|P|H[1-6]|UL|OL|LI|DL|DT|DD|BLOCKQUOTE|FIGURE|FIGCAPTION|PRE|TABLE|TR|TD|TH|DIV|HR|CAPTION|TFOOT)$/;
/** Skipped in the comparison: they are optional around rows. */
const PASSED = new Set(['THEAD', 'TBODY']);
/** Marks of which two side by side look like one. */
const JOINED = new Set(['STRONG', 'EM', 'U', 'S', 'SMALL']);

/** Elements around a piece of text, by tag and attributes. */
type Marks = ReadonlyMap<string, Element>;
const NO_MARKS: Marks = new Map();

interface Run {
  readonly marks: Marks;
  text: string;
}

export const isBlock = (node: Node): boolean =>
  node instanceof Element && (BLOCKS.test(node.tagName) || PASSED.has(node.tagName));

const keysOf = (marks: Marks): string => [...marks.keys()].toSorted().join('');

function keyOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !(/^(?:col|row)span$/.test(name) && value === '1'))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .toSorted();
  return [SAME[element.tagName] ?? element.tagName, ...attributes].join('');
}

class Shown {
  #written = '';
  #runs: Run[] = [];

  add(text: string, marks: Marks): void {
    const last = this.#runs.at(-1);
    const isSplit = [...marks].some(
      ([key, element]) => !JOINED.has(key) && last?.marks.has(key) && last.marks.get(key) !== element,
    );
    if (last && !isSplit && keysOf(last.marks) === keysOf(marks)) last.text += text;
    else this.#runs.push({ marks, text: (isSplit ? '|' : '') + text });
  }

  /** Collapses space as browsers do. */
  addWords(typed: string, marks: Marks): void {
    const words = typed.replaceAll(/[ \t\r\n\f]+/g, ' ');
    const isAfterSpace = /(?:^|[ \n])$/.test(this.#runs.at(-1)?.text ?? '');
    const text = isAfterSpace && words.startsWith(' ') ? words.slice(1) : words;
    if (text !== '') this.add(text, marks);
  }

  /** Drops the space before a line break and at the end of a block. */
  trimEnd(): void {
    const last = this.#runs.at(-1);
    if (!last?.text.endsWith(' ')) return;
    last.text = last.text.slice(0, -1);
    if (last.text === '') this.#runs.pop();
  }

  /** Ends the running text by a tag. */
  put(tag: string): void {
    const runs = this.#runs.map(({ marks, text }) => `[${keysOf(marks)}:${text}]`);
    this.#written += runs.join('') + tag;
    this.#runs = [];
  }

  get written(): string {
    return this.#written;
  }
}

function walk(node: Node, marks: Marks, shown: Shown, isCode: boolean): void {
  if (node instanceof Text) {
    if (isCode) shown.add(node.data, marks);
    else shown.addWords(node.data, marks);
  }
  if (!(node instanceof Element)) return;
  if (isBlock(node)) {
    walkBlock(node, marks, shown, isCode);
    return;
  }
  const key = keyOf(node);
  if (node.tagName === 'BR') {
    shown.trimEnd();
    shown.add(`<${key}>\n`, marks);
    return;
  }
  // Nothing inside it shows, but an anchor or a picture is lost without it.
  const isEmpty = node.children.length === 0 && node.textContent.trim() === '';
  if (isEmpty && (node.childNodes.length === 0 || node.hasAttributes())) {
    shown.add(`<${key}>`, marks);
    return;
  }
  const inside = key === 'SPAN' || marks.has(key) ? marks : new Map([...marks, [key, node]]);
  for (const child of node.childNodes) walk(child, inside, shown, isCode);
}

function walkBlock(block: Element, marks: Marks, shown: Shown, isCode: boolean): void {
  const isPassed = PASSED.has(block.tagName);
  const around = keysOf(marks);
  if (!isCode) shown.trimEnd();
  shown.put(isPassed ? '' : `<${keyOf(block)}${around && ` in ${around}`}>`);
  const isPre = isCode || block.tagName === 'PRE';
  for (const child of block.childNodes) walk(child, NO_MARKS, shown, isPre);
  if (!isPre) shown.trimEnd();
  shown.put(isPassed ? '' : '</>');
}

export function shownHtml(body: Element): string {
  const shown = new Shown();
  walkBlock(body, NO_MARKS, shown, false);
  return shown.written;
}
