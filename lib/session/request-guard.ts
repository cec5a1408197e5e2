import { env } from '../config/env';

/**
 * True when a request that changes something comes from this site (design, section 5.4): a same-origin Sec-Fetch-Site where
 * sent, an Origin equal to APP_ORIGIN (never compared with Host), and at least one of Origin and the X-CSRF header.
 */
export function isOwnRequest(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin === env().APP_ORIGIN;
  return headers.get('x-csrf') !== null;
}
