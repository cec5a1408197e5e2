/** Where one chooses what is inserted into a part, before the one with an id; '' for its end. */
export function insertAddress(pageId: number, to: string, before: string): string {
  return `/cms/pages/${pageId}/insert?${new URLSearchParams({ to, before })}`;
}
