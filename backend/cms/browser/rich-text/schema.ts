import { type AttributeSpec, type Mark, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { ALLOWED_ATTRIBUTES } from '@/lib/domain/content/allowed-html';

/*
 * The document schema of rich text: the tags that the storefront's sanitiser allows
 * (lib/domain/content/allowed-html.ts), each with its allowed attributes. Table captions are not supported; a text with
 * one is edited as HTML.
 */

type Attributes = Record<string, string>;

const BOLD = /^(?:bold|bolder|[6-9]\d\d|1000)$/;
const NORMAL = /^(?:normal|400)$/;

/** Allowed attributes of a tag. */
function allowedOn(tag: string): readonly string[] {
  return [...(ALLOWED_ATTRIBUTES[tag] ?? []), ...(ALLOWED_ATTRIBUTES['*'] ?? [])];
}

const attrsOf = (tag: string): Record<string, AttributeSpec> =>
  Object.fromEntries(allowedOn(tag).map((name) => [name, { default: null }]));

/**
 * Holds the id of an element while it is edited: the back office finds pieces of its page by their ids, which the words
 * of a text must not take.
 */
export const HELD_ID = 'data-id';

const readAttrs =
  (tag: string) =>
  (element: HTMLElement): Record<string, string | null> =>
    Object.fromEntries(
      allowedOn(tag).map((name) => [
        name,
        element.getAttribute(name) ?? (name === 'id' ? element.getAttribute(HELD_ID) : null),
      ]),
    );

function written(tag: string, attrs: Readonly<Record<string, unknown>>): Attributes {
  return Object.fromEntries(
    allowedOn(tag).flatMap((name): [string, string][] => {
      const value = attrs[name];
      return typeof value === 'string' ? [[name === 'id' ? HELD_ID : name, value]] : [];
    }),
  );
}

/** A block element with a given tag. */
function block(tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec {
  return {
    content,
    group: 'block',
    defining: true,
    attrs: attrsOf(tag),
    parseDOM: [{ tag, getAttrs: readAttrs(tag) }],
    toDOM: ({ attrs }) => [tag, written(tag, attrs), 0],
    ...more,
  };
}

/** An inline mark; of several equivalent tags the first is written. */
function mark(tag: string, ...same: readonly string[]): MarkSpec {
  return {
    attrs: attrsOf(tag),
    parseDOM: [tag, ...same].map((one) => ({ tag: one, getAttrs: readAttrs(tag) })),
    toDOM: ({ attrs }) => [tag, written(tag, attrs), 0],
  };
}

/** Bold by tag or by style. Google Docs wraps all that it copies in <b style="font-weight: normal">. */
const strong: MarkSpec = {
  ...mark('strong'),
  parseDOM: [
    ...['strong', 'b'].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => !NORMAL.test(element.style.fontWeight) && readAttrs(tag)(element),
    })),
    { style: 'font-weight', getAttrs: (weight: string) => (BOLD.test(weight) ? null : false) },
    ...['normal', '400'].map((weight) => ({
      style: `font-weight=${weight}`,
      clearMark: ({ type }: Mark) => type.name === 'strong',
    })),
  ],
};

const em: MarkSpec = {
  ...mark('em'),
  parseDOM: [...(mark('em', 'i').parseDOM ?? []), { style: 'font-style=italic' }],
};

/** Without an attribute it says nothing; pasted texts are full of them. */
const span: MarkSpec = {
  ...mark('span'),
  parseDOM: [
    {
      tag: 'span',
      getAttrs: (element: HTMLElement) => {
        const attrs = readAttrs('span')(element);
        return Object.values(attrs).some((value) => value !== null) && attrs;
      },
    },
  ],
};

/** Elements that may hold text without a paragraph. */
export const BARE_IN = new Set(['LI', 'TD', 'TH', 'DD', 'DIV', 'FIGURE', 'BLOCKQUOTE']);
export const BARE = 'data-bare';

/** The editor needs a paragraph around all text; `bare` marks those that the HTML of a list item or cell lacks. */
const paragraph: NodeSpec = {
  ...block('p', 'inline*'),
  // Else the first entry of a pasted list becomes the paragraph that it is pasted into.
  defining: false,
  attrs: { ...attrsOf('p'), bare: { default: true } },
  parseDOM: [
    {
      tag: 'p',
      getAttrs: (element) => ({
        ...readAttrs('p')(element),
        bare: !BARE_IN.has(element.parentElement?.tagName ?? ''),
      }),
    },
  ],
  toDOM: ({ attrs }) => ['p', { ...written('p', attrs), ...(attrs['bare'] === true && { [BARE]: '' }) }, 0],
};

const LEVELS = [2, 3, 4, 5, 6] as const;

const heading: NodeSpec = {
  ...block('h2', 'inline*'),
  attrs: { ...attrsOf('h2'), level: { default: 2 } },
  // The page has its own h1.
  parseDOM: [{ tag: 'h1', level: 2 }, ...LEVELS.map((level) => ({ tag: `h${level}`, level }))].map(
    ({ tag, level }) => ({ tag, getAttrs: (element: HTMLElement) => ({ ...readAttrs('h2')(element), level }) }),
  ),
  toDOM: ({ attrs }) => [`h${Number(attrs['level'])}`, written('h2', attrs), 0],
};

const codeBlock: NodeSpec = {
  ...block('pre', 'text*'),
  marks: '',
  code: true,
  attrs: { ...attrsOf('pre'), coded: { default: false } },
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full',
      getAttrs: (element) => ({
        ...readAttrs('pre')(element),
        coded: element.children.length === 1 && element.firstElementChild?.tagName === 'CODE',
      }),
    },
  ],
  toDOM: ({ attrs }) => (attrs['coded'] === true ? ['pre', ['code', 0]] : ['pre', written('pre', attrs), 0]),
};

const image: NodeSpec = {
  group: 'inline',
  inline: true,
  draggable: true,
  attrs: attrsOf('img'),
  // The storefront drops images from other origins.
  parseDOM: [{ tag: 'img[src^="/assets/"]', getAttrs: readAttrs('img') }],
  toDOM: ({ attrs }) => ['img', written('img', attrs)],
};

const TABLE = tableNodes({
  tableGroup: 'block',
  cellContent: 'block+',
  cellAttributes: {
    scope: {
      default: null,
      getFromDOM: (element) => element.getAttribute('scope'),
      setDOMAttr: (value, attrs) => {
        if (typeof value === 'string') attrs['scope'] = value;
      },
    },
  },
});

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph,
    heading,
    blockquote: block('blockquote', 'block+'),
    bullet_list: block('ul', 'list_item+'),
    ordered_list: block('ol', 'list_item+'),
    list_item: block('li', 'block+', { group: '' }),
    description_list: block('dl', '(description_term|description)+'),
    description_term: block('dt', 'inline*', { group: '' }),
    description: block('dd', 'block+', { group: '' }),
    figure: block('figure', '(block|figcaption)+'),
    figcaption: block('figcaption', 'inline*', { group: '' }),
    code_block: codeBlock,
    ...TABLE,
    division: block('div', 'block+'),
    horizontal_rule: {
      group: 'block',
      attrs: attrsOf('hr'),
      parseDOM: [{ tag: 'hr', getAttrs: readAttrs('hr') }],
      toDOM: ({ attrs }) => ['hr', written('hr', attrs)],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    image,
  },
  marks: {
    link: { ...mark('a'), inclusive: false },
    strong,
    em,
    u: mark('u'),
    s: mark('s'),
    small: mark('small'),
    sub: { ...mark('sub'), excludes: 'sup sub' },
    sup: { ...mark('sup'), excludes: 'sup sub' },
    mark: mark('mark'),
    abbr: mark('abbr'),
    code: mark('code'),
    cite: mark('cite'),
    q: mark('q'),
    time: mark('time'),
    span,
  },
});
