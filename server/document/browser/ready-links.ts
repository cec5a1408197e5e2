import { READY } from '../marks.ts';

/** Leaves a click on what the browser makes ready to the browser: the router would fetch and render it once more. */
export function leaveReadyLink(event: Event): void {
  const link = (event.target as Element).closest('a');
  if (link && READY.some((path) => link.pathname.startsWith(path))) event.stopPropagation();
}
