import 'server-only';
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { ADDRESS_HEADER, PER_REQUEST_AGENT } from '../../config/constants';
import { env } from '../../config/env';
import { HSTS, PAGE_HEADERS, contentSecurityPolicy, permissionsPolicy } from '../../config/security-headers';
import { type ThirdPartyKeys, type ThirdPartyOrigins, thirdPartyOrigins } from '../../domain/web/third-parties';
import type { CookieChange } from '../../session/cookie';
import { type OpenPreview, PREVIEW_HEADER } from '../../session/preview/preview';
import type { EarlyRefresh } from '../session/refresh-early';

interface PageOptions {
  live: boolean;
  /** True if the page reads the request, so that no finished page can be sent. Every live page does. */
  perRequest: boolean;
  refreshed: EarlyRefresh;
  https: boolean;
  /** Form targets of this page in addition to this site and payment pages. */
  formOrigins: readonly string[];
  /**
   * The address contains a secret, so the referrer is only the origin. Without any referrer, browsers would send forms
   * with `Origin: null`.
   */
  secretAddress: boolean;
  /** Excludes the page from search engines, regardless of its own settings. */
  hidden: boolean;
  /** Analytics allowed on this page; null for none. */
  thirdParties: ThirdPartyKeys | null;
  /** The preview being shown; null on normal pages. */
  preview: OpenPreview | null;
}

/** The Cookie header for rendering: this very request must see the refreshed session. */
function cookiesFor(request: NextRequest, changes: readonly CookieChange[]): string {
  const jar = new Map(request.cookies.getAll().map(({ name, value }) => [name, value]));
  for (const { name, value } of changes) {
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Every page may send error reports, if the operator has configured an address for them. */
function withReports(origins: ThirdPartyOrigins): ThirdPartyOrigins {
  const dsn = env().SENTRY_DSN;
  return dsn === undefined ? origins : { ...origins, connections: [...origins.connections, new URL(dsn).origin] };
}

/**
 * Rewrites to the view's page, with the headers of every page and, in the live view, a nonce (design, section 5.12). A
 * null `target` means that the page does not exist: an empty 404, which server/response/not-found.ts replaces.
 */
export function withPageHeaders(
  request: NextRequest,
  target: URL | null,
  { live, perRequest, refreshed, https, formOrigins, secretAddress, thirdParties, hidden, preview }: PageOptions,
): NextResponse {
  const nonce = live ? randomBytes(16).toString('base64') : undefined;
  // Browsers apply form-action to redirects too, and forms of the checkout, pages and vouchers redirect to the payment
  // page, which may be the platform's own. Without TLS a platform's address is an internal one: it is not told.
  const platform = new URL((live ? refreshed.session?.base : undefined) ?? env().API_BASE_URL);
  const paymentOrigins = [
    ...env().PAYMENT_HOSTS.map((host) => `https://${host}`),
    ...(platform.protocol === 'https:' ? [platform.origin] : []),
  ];
  const loopbackOrigins = https ? [] : ['http://localhost:*', 'http://127.0.0.1:*'];
  const policy = contentSecurityPolicy({
    https,
    framedBy: preview?.frame,
    thirdParties: withReports(thirdPartyOrigins(thirdParties)),
    formTargets: [...paymentOrigins, ...loopbackOrigins, ...formOrigins],
    ...(nonce ? { nonce } : {}),
  });
  const headers = new Headers(request.headers);
  headers.delete('content-security-policy');
  headers.delete(PREVIEW_HEADER);
  // Nobody else may ask for a rendering of a finished page.
  headers.delete('user-agent');
  if (perRequest) headers.set('user-agent', `${request.headers.get('user-agent') ?? ''} ${PER_REQUEST_AGENT}`.trim());
  headers.set(ADDRESS_HEADER, live ? request.nextUrl.pathname + request.nextUrl.search : '');
  if (preview) headers.set(PREVIEW_HEADER, preview.of);
  if (nonce) {
    headers.set('content-security-policy', policy);
    headers.set('x-nonce', nonce);
  }
  if (refreshed.changes.length > 0) headers.set('cookie', cookiesFor(request, refreshed.changes));

  const response =
    target === null
      ? new NextResponse(null, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
      : NextResponse.rewrite(target, { request: { headers } });
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
  response.headers.set('permissions-policy', permissionsPolicy({ live }));
  response.headers.set('content-security-policy', policy);
  if (preview || env().KEEP_OUT_OF_SEARCH) response.headers.set('x-robots-tag', 'noindex, nofollow');
  else if (hidden) response.headers.set('x-robots-tag', 'noindex');
  // For this site the whole address: choosing a language leads back to the page by it (app/api/locale).
  if (secretAddress) response.headers.set('referrer-policy', 'same-origin');
  if (https) response.headers.set('strict-transport-security', HSTS);
  if (live || target === null || refreshed.changes.length > 0)
    response.headers.set('cache-control', 'private, no-store');
  else response.headers.append('vary', 'Cookie');
  for (const { name, value, options } of refreshed.changes) response.cookies.set(name, value, options);
  return response;
}
