import { frameAncestors } from '../domain/web/frame-ancestors';
import { type ThirdPartyOrigins, thirdPartyOrigins } from '../domain/web/third-parties';

interface PolicyOptions {
  /** Origins of the analytics scripts, if the site has keys for them. */
  thirdParties?: ThirdPartyOrigins;
  /** Only in the live view: the public view is one file for everyone, so its scripts cannot have a nonce. */
  nonce?: string;
  /** Origins that forms may redirect to, for example the payment page. */
  formTargets?: readonly string[];
  https: boolean;
  /** Another origin that may show the page in a frame: the back office, in a preview. */
  framedBy?: string | undefined;
}

/** The content security policy of a page (design, section 5.12). */
export function contentSecurityPolicy({
  nonce,
  formTargets = [],
  https,
  framedBy,
  thirdParties = thirdPartyOrigins(null),
}: PolicyOptions): string {
  const also = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');
  const script = nonce ? `'self' 'nonce-${nonce}' 'strict-dynamic'` : "'self' 'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src ${script}${also(thirdParties.scripts)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${also(thirdParties.images)}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${also(thirdParties.connections)}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    frameAncestors(framedBy),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every page, in any view. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * Device features that a page may use. Customers scan with the camera on the order pad, which client-side navigation
 * opens from any live page, so all live pages allow it.
 */
export function permissionsPolicy({ live }: { live: boolean }): string {
  const camera = live ? '(self)' : '()';
  return `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;
}

export const HSTS = 'max-age=63072000; includeSubDomains';
