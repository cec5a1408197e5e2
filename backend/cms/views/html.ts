import { html, raw } from 'hono/html';

/** A fragment of a page; `html` escapes all inserted values. */
export type Html = ReturnType<typeof html>;

export { html, raw };
export const nothing = html``;
