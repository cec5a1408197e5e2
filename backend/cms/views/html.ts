import { html, raw } from 'hono/html';

/** A piece of a page; whatever is put into `html` is escaped. */
export type Html = ReturnType<typeof html>;

export { html, raw };
export const nothing = html``;
