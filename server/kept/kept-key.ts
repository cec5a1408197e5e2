import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { chosenLanguage, inLanguage } from '../language.ts';

/*
 * What may be answered with what another visitor got: the rules of deploy/nginx.conf, which keeps the same a step
 * earlier. Of the host nothing depends (sayOwnHost), and each encoding is made of the same page.
 */

/** Any cookie of ours counts: a session in its chunks, a preview, half a sign-in. The visitor's cart is one page's alone. */
const PERSONAL = /(?:^|;)\s*(?:(?:__Host-|__Secure-)?stockist(?!-cart=)|__prerender_bypass=|__next_preview_data=)/;
const CART = /(?:^|;)\s*(?:__Host-|__Secure-)?stockist-cart=/;
const CART_PAGE = /^\/cart\/?(?:\?|$)/;
/** Tokens of a sign-in by address (also with their names encoded), the router's data, and who asks past all caches. */
const PAST_QUERY = /[?&](?:a|r|b|%61|%72|%62|_rsc|fresh)(?:=|&|$)/;
/** No pages: calls, the two halves of a sign-in, films, files. */
const PAST_PATH = /^\/(?:api|auth|logout|embed|v|healthz|readyz|assets|flight|_next)(?:[/?]|$)/;
const PAST_HEADERS = [
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

/** What a page is kept by: its language and address; null for what is one person's, no page, or not to be kept. */
export function pageKey({ method, url = '', headers }: Asked): string | null {
  const { cookie = '', accept = '*/*' } = headers;
  const isPast =
    (method !== 'GET' && method !== 'HEAD') ||
    PAST_PATH.test(url) ||
    PAST_QUERY.test(url) ||
    PERSONAL.test(cookie) ||
    (CART_PAGE.test(url) && CART.test(cookie)) ||
    !/html|\*\/\*/.test(accept) ||
    PAST_HEADERS.some((name) => headers[name] !== undefined);
  return isPast ? null : `${chosenLanguage(cookie) ?? ''} ${url}`;
}

/** What a connection needs, and who asks; none of it is in a page. */
const PASSED = ['host', 'connection', 'x-forwarded-for', 'accept-encoding', 'if-none-match'] as const;

/**
 * The headers that a page which may be kept is made from: what is kept may depend on nothing but its key, whoever asks
 * first and whatever is in the request.
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
