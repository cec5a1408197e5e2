import { frameAncestors } from '../../web/frame-ancestors';

/** Limits of the height that a frame may report, in pixels. */
const TALLEST = 6000;
const LOWEST = 1;

/** Parses the height in pixels that code in a frame reports; null for any other message. */
export function readHeight(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('stockistHeight' in message)) return null;
  const { stockistHeight: height } = message;
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return Math.min(Math.max(Math.ceil(height), LOWEST), TALLEST);
}

/** Runs after the code in its frame: posts its height whenever that changes, and on request. */
export const HEIGHT_SCRIPT =
  `(() => {
  const tell = () => parent.postMessage({ stockistHeight: document.documentElement.getBoundingClientRect().height }, ` +
  `'*');
  new ResizeObserver(tell).observe(document.documentElement);
  addEventListener('message', (event) => event.source === parent && event.data === 'stockist-height' && tell());
  addEventListener('load', tell);
})();`;

/**
 * Content-Security-Policy of a document with an editor's code: network access only to hosts that the operator allows,
 * and an opaque origin. `office` is the back office's origin, for previews.
 */
export function codePolicy(hosts: readonly string[], office?: string): string {
  const allowed = hosts.map((host) => `https://${host}`).join(' ');
  const or = (fallback: string) => allowed || fallback;
  return [
    "default-src 'none'",
    `script-src 'unsafe-inline' ${allowed}`.trim(),
    `style-src 'unsafe-inline' ${allowed}`.trim(),
    `img-src data: ${allowed}`.trim(),
    `font-src data: ${allowed}`.trim(),
    `media-src ${or("'none'")}`,
    `connect-src ${or("'none'")}`,
    `frame-src ${or("'none'")}`,
    `form-action ${or("'none'")}`,
    "base-uri 'none'",
    frameAncestors(office),
    'sandbox allow-scripts allow-forms allow-popups',
  ].join('; ');
}
