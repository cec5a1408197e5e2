import { capitalised } from '../form/capitalised';
import type { Editor } from '../store/sessions';
import { type Html, html, nothing, raw } from '../views/html';
import { csrfField } from '../views/layout';
import type { ContentType, Entry } from './content-type';

/** Pages of the catalogue that are not lists of records. */
const GOODS_PAGES = { catalogue: 'Stock', brands: 'Brands' } as const;

/** The navigation between kinds of content; `page` is the current page when it is not of a kind. */
export function typesNav(
  types: readonly ContentType[],
  current: ContentType | null,
  page: keyof typeof GOODS_PAGES | null = null,
): Html {
  const isGoods = types.some(({ area }) => area === 'catalogue');
  const link = (name: string, title: string, isCurrent: boolean): Html =>
    html`<a href="/cms/${name}"${isCurrent ? raw(' aria-current="page"') : nothing}>${title}</a>`;
  const own = isGoods ? Object.entries(GOODS_PAGES).map(([name, title]) => link(name, title, name === page)) : nothing;
  return html`<nav class="states" aria-label="${isGoods ? 'The catalogue' : 'Kinds of content'}">${types.map((type) =>
    link(type.name, type.title, type === current),
  )}${own}</nav>`;
}

/** All kinds of content with their purpose. */
export function contentMain(types: readonly ContentType[]): Html {
  return html`<div class="head"><h1>Content</h1><div class="actions"><a class="button quiet"
  href="/cms/bin">Bin</a></div></div>
<p class="hint">What pages show, and is kept in one place. It is changed here, and shows wherever it is used.</p>
<ul class="entries">${types.map(
    ({ name, title, use }) =>
      html`<li class="card"><h2><a href="/cms/${name}">${title}</a></h2><p class="soft">${use}</p></li>`,
  )}</ul>`;
}

/** Address of the bin of a kind. */
const binOf = ({ area }: ContentType): string => (area === 'catalogue' ? '/cms/catalogue/bin' : '/cms/bin');

interface ListView {
  readonly editor: Editor;
  readonly type: ContentType;
  readonly types: readonly ContentType[];
  readonly entries: readonly Entry[];
  readonly q: string;
  readonly page: number;
  readonly more: boolean;
}

function row({ id, name, detail }: Entry, { editor, type, q, page }: ListView): Html {
  const title = name || 'Untitled';
  const step = (direction: 'up' | 'down', words: string): Html =>
    html`<button class="quiet small" name="direction" value="${direction}"
  aria-label="${words}: ${title}">${words}</button>`;
  const move =
    type.store.move && q === ''
      ? html`<form method="post" action="/cms/${type.name}/${id}/move" class="actions">${csrfField(
          editor,
        )}<input type="hidden" name="page" value="${page}">${step('up', 'Up')}${step('down', 'Down')}</form>`
      : nothing;
  return html`<tr><th scope="row"><a href="/cms/${type.name}/${id}">${title}</a>${
    detail === '' ? nothing : html`<br><span class="soft">${detail}</span>`
  }</th><td>${move}</td></tr>`;
}

function pager({ type, q, page, more }: ListView): Html {
  const to = (number: number, rel: string, words: string): Html => {
    const query = new URLSearchParams({ ...(q === '' ? {} : { q }), page: String(number) });
    return html`<a class="button" href="/cms/${type.name}?${query}" rel="${rel}">${words}</a>`;
  };
  return html`<div class="actions">${page > 1 ? to(page - 1, 'prev', 'Back') : nothing}${
    more ? to(page + 1, 'next', 'More') : nothing
  }</div>`;
}

/** The records of a kind, by group. */
export function contentListMain(view: ListView): Html {
  const { type, types, entries, q } = view;
  const groups = [...new Set(entries.map(({ group }) => group))];
  const table = (group: string): Html =>
    html`<table class="list"><caption${
      group === '' && groups.length === 1 ? raw(' class="hidden"') : nothing
    }>${group === '' ? (groups.length === 1 ? type.title : 'Without a group') : group}</caption><thead><tr><th
  scope="col">${capitalised(type.one)}</th><th scope="col"><span
  class="hidden">Order</span></th></tr></thead><tbody>${entries
    .filter((entry) => entry.group === group)
    .map((entry) => row(entry, view))}</tbody></table>`;
  return html`${typesNav(types, type)}<div class="head"><h1>${type.title}</h1><div class="actions"><a
  class="button primary" href="/cms/${type.name}/new">New ${type.one}</a> <a class="button quiet"
  href="${binOf(type)}">Bin</a></div></div><p class="hint">${type.use}</p>
<form method="get" action="/cms/${type.name}" class="inline search" role="search"><div class="field wide-field"><label
  for="q">Search</label><input id="q" name="q" type="search" maxlength="100" value="${q}"></div><button>Search</button>
</form>${
    entries.length === 0
      ? html`<p class="empty">${q === '' ? 'There is none yet.' : html`Nothing has “${q}” in its name.`} ${
          q === '' ? nothing : html`<a href="/cms/${type.name}">Show all</a>`
        }</p>`
      : groups.map(table)
  }${pager(view)}`;
}
