/** What the service worker and the pages agree on. */
export const WORKER_PATH = '/sw.js';
/** The offline page, cached in the reader's language. */
export const OFFLINE_PAGE = '/offline';
export const OFFLINE_CACHE = 'stockist-offline';
/** Requests to these end a session. */
export const SIGN_OUT_PATHS: ReadonlySet<string> = new Set(['/logout', '/api/session/logout']);
