/**
 * React's attributes for a form whose action is a function: it is sent to the page's own address, like a form without
 * `action`, and HTML forbids an empty one. Text and data of a page never contain an unescaped quote.
 */
export const EMPTY_ACTION = ' action="" encType="multipart/form-data" method="POST"';
const NONE = ' encType="multipart/form-data" method="POST"';

/** Removes the empty actions of forms from HTML or a piece of it. */
export function withoutEmptyActions(html: string): string {
  return html.replaceAll(EMPTY_ACTION, NONE);
}
