import { READY } from '../marks.ts';

/** The link that an event is at, if the browser follows it without scripts. */
function readyLink(event: Event): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  return link && READY.some((path) => link.pathname.startsWith(path)) ? link : null;
}

/** Leaves clicks on prerendered links to the browser: the router would fetch and render the page again. */
export function leaveReadyLink(event: Event): void {
  if (readyLink(event)) event.stopPropagation();
}

const asked = new Set<string>();

/** Prefetches a link as soon as it is pointed at; the page's own rules prerender it 200 ms later. */
export function prefetchReadyLink(event: Event): void {
  const href = (event as PointerEvent).pointerType === 'mouse' ? readyLink(event)?.href : undefined;
  if (href === undefined || asked.has(href)) return;
  asked.add(href);
  const rule = { urls: [href], eagerness: 'immediate' };
  document.head.append(
    Object.assign(document.createElement('script'), {
      type: 'speculationrules',
      text: JSON.stringify({ prefetch: [rule] }),
    }),
  );
}
