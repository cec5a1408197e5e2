/** Views of a list for customers: products as cards, or all their skus as a table with quantities. */
export const LIST_VIEWS = ['cards', 'table'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Stores a customer's choice. Requests with this cookie do not bypass the caches. */
export const LIST_VIEW_COOKIE = 'LIST_VIEW';
/** Query parameter of a link that selects a view. */
export const VIEW_PARAM = 'view';

export function isListView(value: string): value is ListView {
  return LIST_VIEWS.some((one) => one === value);
}

/** The view selected in the address of a list or a search, and the address without the parameter. */
export function chosenView(address: URL): { readonly view: ListView; readonly address: string } | null {
  const view = address.searchParams.get(VIEW_PARAM) ?? '';
  if (!isListView(view) || !/^\/(?:shop|search)(?:\/|$)/.test(address.pathname)) return null;
  const query = new URLSearchParams(address.searchParams);
  query.delete(VIEW_PARAM);
  return { view, address: query.size === 0 ? address.pathname : `${address.pathname}?${query}` };
}
