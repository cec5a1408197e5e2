/** Properties by which the list of pages is searched and sorted. */
interface Listed {
  readonly name: string;
  readonly slug: string;
  readonly changedBy: string;
  readonly changedAt: Date;
  readonly state: PageState;
}

export const PAGE_STATES = ['published', 'changed', 'draft'] as const;
export type PageState = (typeof PAGE_STATES)[number];

export const PAGE_ORDERS = { address: 'Address', name: 'Name', changed: 'Last change' } as const;
type PageOrder = keyof typeof PAGE_ORDERS;

export interface PageFilter {
  /** Words of the name, the address or the last editor's name; all must match. */
  readonly words: string;
  readonly state: PageState | null;
  readonly order: PageOrder;
}

const isOrder = (text: string): text is PageOrder => Object.hasOwn(PAGE_ORDERS, text);

/** Parses a filter from the query; invalid values are ignored. */
export function readPageFilter(query: (name: string) => string | undefined): PageFilter {
  const order = query('order') ?? '';
  return {
    words: (query('q') ?? '').slice(0, 100),
    state: PAGE_STATES.find((state) => state === query('state')) ?? null,
    order: isOrder(order) ? order : 'address',
  };
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const COMPARE: Readonly<Record<PageOrder, (a: Listed, b: Listed) => number>> = {
  address: (a, b) => a.slug.localeCompare(b.slug, 'en'),
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }),
  changed: (a, b) => b.changedAt.getTime() - a.changedAt.getTime(),
};

/** The matching pages, sorted. */
export function filterPages<Page extends Listed>(pages: readonly Page[], { words, state, order }: PageFilter): Page[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return pages
    .filter((page) => {
      const text = plain(`${page.name} /${page.slug} ${page.changedBy}`);
      return (state === null || page.state === state) && wanted.every((word) => text.includes(word));
    })
    .toSorted(COMPARE[order]);
}
