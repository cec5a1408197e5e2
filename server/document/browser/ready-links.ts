import { READY } from '../marks.ts';

/** Leaves clicks on prerendered links to the browser: the router would fetch and render the page again. */
export function leaveReadyLink(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (link && READY.some((path) => link.pathname.startsWith(path))) event.stopPropagation();
}
