import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { chosenLanguage, inLanguage } from '../request/language.ts';

/*
 * Decides which responses are shared between visitors, by the same rules as deploy/nginx.conf, which caches one step
 * earlier. No page depends on the host (setOwnHost), and every encoding is made from the same page.
 */

/**
 * Cookies that make a response personal: a session or its chunks, a preview, a pending sign-in. Not the key of a
 * visitor's cart, nor carts that wait for their account, which count only with a session.
 */
const PERSONAL =
  /(?:^|;)\s*(?:(?:__Host-|__Secure-)?stockist(?!-(?:cart|waiting)=)|__prerender_bypass=|__next_preview_data=)/;
const CART = /(?:^|;)\s*(?:__Host-|__Secure-)?stockist-cart=/;
const CART_PAGE = /^\/cart\/?(?:\?|$)/;
/** Tokens of a sign-in by address (also with encoded names), and the router's data. */
const UNCACHED_QUERY = /[?&](?:a|r|b|%61|%72|%62|_rsc)(?:=|&|$)/;
/**
 * Not pages: calls, both ends of a sign-in, videos, files. And pages that depend on more than their key: the shortlist
 * and the application form depend on a cookie, the sign-in on the page that linked to it.
 */
const UNCACHED_PATH =
  /^\/(?:api|shortlist|signup|login|auth|logout|embed|v|healthz|readyz|assets|flight|_next)(?:[/?]|$)/;
const UNCACHED_HEADERS = [
  'rsc',
  'next-url',
  'next-action',
  'next-router-prefetch',
  'next-router-state-tree',
  'next-router-segment-prefetch',
  'authorization',
  'content-length',
  'transfer-encoding',
];

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * The cache key of a page: its language and address. Null if the response is personal, not a page, or must not be
 * cached.
 */
export function pageKey({ method, url = '', headers }: Asked): string | null {
  const { cookie = '', accept = '*/*' } = headers;
  const isUncached =
    (method !== 'GET' && method !== 'HEAD') ||
    UNCACHED_PATH.test(url) ||
    UNCACHED_QUERY.test(url) ||
    PERSONAL.test(cookie) ||
    (CART_PAGE.test(url) && CART.test(cookie)) ||
    !/html|\*\/\*/.test(accept) ||
    UNCACHED_HEADERS.some((name) => headers[name] !== undefined);
  return isUncached ? null : `${chosenLanguage(cookie) ?? ''} ${url}`;
}

/** Headers that no page depends on. */
const PASSED = ['host', 'connection', 'x-forwarded-for', 'accept-encoding', 'if-none-match'] as const;

/**
 * The headers that a cacheable page is rendered from. A cached page may depend only on its key, whatever else the first
 * request contains.
 */
export function headersForAll(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = PASSED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  return {
    ...Object.fromEntries(passed),
    ...inLanguage(chosenLanguage(headers.cookie)),
    accept: 'text/html,*/*;q=0.8',
    'user-agent': 'Mozilla/5.0 (cache)',
  };
}
