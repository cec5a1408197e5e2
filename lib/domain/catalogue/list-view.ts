/** How a customer looks at a list: products as pictures, or all their skus as a table with quantities. */
export const LIST_VIEWS = ['cards', 'table'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Keeps a customer's choice. Its name is not one of those that send a visitor past the caches. */
export const LIST_VIEW_COOKIE = 'LIST_VIEW';
/** In the query of a link that chooses. */
export const VIEW_PARAM = 'view';

export function isListView(value: string): value is ListView {
  return LIST_VIEWS.some((one) => one === value);
}

/** The choice in the address of a list or a search, and the address without it. */
export function chosenView(address: URL): { readonly view: ListView; readonly address: string } | null {
  const view = address.searchParams.get(VIEW_PARAM) ?? '';
  if (!isListView(view) || !/^\/(?:shop|search)(?:\/|$)/.test(address.pathname)) return null;
  const query = new URLSearchParams(address.searchParams);
  query.delete(VIEW_PARAM);
  return { view, address: query.size === 0 ? address.pathname : `${address.pathname}?${query}` };
}
