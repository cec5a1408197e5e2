import { frameAncestors } from '../../web/frame-ancestors';

/** Tallest and lowest that a frame may say it is, in pixels. */
const TALLEST = 6000;
const LOWEST = 1;

/** What code in a frame says of its height; null for anything else that it says. */
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
 * The policy of a document with an editor's code: no network but the hosts that the operator allows, and no origin of
 * its own. `office` is the origin of the back office where it stands in a preview.
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
