/** Names shared by the service worker and the pages. */
export const WORKER_PATH = '/sw.js';
/** The offline page, cached in the reader's language. */
export const OFFLINE_PAGE = '/offline';
export const OFFLINE_CACHE = 'stockist-offline';
/** Requests to these may end a session (sign-out.ts). */
export const SIGN_OUT_PATHS: ReadonlySet<string> = new Set(['/logout', '/api/session/logout']);
/** The order pad's draft and its offline page, and drafts of forms. */
export const PAD_CACHE = 'stockist-pad';
export const PAD_PAGE = '/quick-order';
export const PAD_DRAFT = '/quick-order/draft';
export const FORM_DRAFT = '/form/draft';
export const PAD_OFFLINE = '/offline/quick-order';
