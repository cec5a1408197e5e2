/** Address of the insert dialog: `to` is the parent, `before` the next sibling's id; '' for the end. */
export function insertAddress(pageId: number, to: string, before: string): string {
  return `/cms/pages/${pageId}/insert?${new URLSearchParams({ to, before })}`;
}
