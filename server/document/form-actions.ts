/**
 * React's attributes for a form whose action is a function: it is sent to the page's own address, as a form without
 * `action` is, and HTML forbids an empty one. Within a page's text or data a quote is never bare.
 */
export const EMPTY_ACTION = ' action="" encType="multipart/form-data" method="POST"';
const NONE = ' encType="multipart/form-data" method="POST"';

/** HTML, or a piece of it, without empty actions of forms. */
export function withoutEmptyActions(html: string): string {
  return html.replaceAll(EMPTY_ACTION, NONE);
}
