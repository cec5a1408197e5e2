import { env } from '../config/env';

/** True for a prefetch by the browser, without a visit. */
export function isFetchedAhead(headers: Headers): boolean {
  return ['purpose', 'sec-purpose', 'x-purpose', 'x-moz', 'next-router-prefetch'].some((name) => headers.has(name));
}

/**
 * True for a top-level navigation: no frame, image, script request or prefetch. Requests of old browsers without these
 * headers count as navigations. A service worker that forwards navigations (as an earlier version of ours did) removes
 * the destination but sends a mode that scripts of other sites cannot send.
 */
export function isPageVisit(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  const destination = headers.get('sec-fetch-dest');
  if (isFetchedAhead(headers)) return false;
  if (destination === 'empty') return mode === 'navigate' || mode === 'same-origin';
  return (destination ?? 'document') === 'document' && (mode ?? 'navigate') === 'navigate';
}

/**
 * True if `/logout` was typed in, or followed from a page of this site; never for a link of another site (design,
 * section 5.4).
 */
export function isSignOutVisit(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return headers.has('sec-fetch-mode') && isPageVisit(headers) && (site === 'same-origin' || site === 'none');
}

/**
 * True if a request that changes data comes from this site (design, section 5.4): Sec-Fetch-Site is same-origin if
 * sent, Origin equals APP_ORIGIN (it is never compared with Host), and at least one of Origin and X-CSRF is sent.
 */
export function isOwnRequest(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin === env().APP_ORIGIN;
  return headers.get('x-csrf') !== null;
}
