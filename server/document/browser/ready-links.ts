import { READY } from '../marks.ts';

/** The link that an event is at, if the browser follows it without scripts: one of this site. */
export function readyLink({ target }: Event): HTMLAnchorElement | null | undefined {
  const link = (target as Partial<Element>).closest?.('a');
  return READY.some((path) => link?.href.startsWith(origin + path)) ? link : null;
}

/** Milliseconds that a mouse rests at a link before its page is prerendered. */
const REST_MS = 400;

let rest: ReturnType<typeof setTimeout> | undefined;
const rules: { [kind in 'prefetch' | 'prerender']?: HTMLScriptElement } = {};

/** Replaces the rules of this kind; removing those of a prerendering ends it, so there is one at a time. */
function speculate(kind: 'prefetch' | 'prerender', href: string): void {
  const text = JSON.stringify({ [kind]: [{ urls: [href], eagerness: 'immediate' }] });
  if (text === rules[kind]?.text) return;
  rules[kind]?.remove();
  rules[kind] = Object.assign(document.createElement('script'), { type: 'speculationrules', text });
  document.head.append(rules[kind]);
}

/**
 * Prefetches the link that a mouse points at, and prerenders it if the mouse rests there. Prerendering starts a
 * process, so a page whose link is pressed at once would be shown later than one that is only prefetched.
 */
export function prepareReadyLink(event: Event): void {
  clearTimeout(rest);
  const link = (event as PointerEvent).pointerType === 'mouse' && readyLink(event);
  if (!link) return;
  speculate('prefetch', link.href);
  rest = setTimeout(speculate, REST_MS, 'prerender', link.href);
}

/** Leaves clicks on such links to the browser: the router would fetch and render the page again. */
export function leaveReadyLink(event: Event): void {
  if (!readyLink(event)) return;
  clearTimeout(rest);
  event.stopPropagation();
}
