import { READY } from '../marks.ts';

/** The link that an event is at, if the browser follows it without scripts. */
export function readyLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && READY.some((path) => link.pathname.startsWith(path)) ? link : null;
}

/** Leaves clicks on prerendered links to the browser: the router would fetch and render the page again. */
export function leaveReadyLink(event: Event): void {
  if (readyLink(event)) event.stopPropagation();
}

let rules: HTMLScriptElement | undefined;

/**
 * Prerenders the link that a mouse points at, 200 ms before the page's own rules would. Removing the rules of the one
 * before it ends that prerendering, so there is one page at a time.
 */
export function prerenderReadyLink(event: Event): void {
  const href = (event as PointerEvent).pointerType === 'mouse' ? readyLink(event)?.href : undefined;
  if (href === undefined) return;
  const rule = [{ urls: [href], eagerness: 'immediate' }];
  const text = JSON.stringify({ prefetch: rule, prerender: rule });
  if (text === rules?.text) return;
  rules?.remove();
  rules = Object.assign(document.createElement('script'), { type: 'speculationrules', text });
  document.head.append(rules);
}
