/**
 * What only scripts can answer: it neither sends a form nor opens a popover. And pictures: as a link one leads away to
 * the picture alone, which is for whom the scripts do not reach.
 */
const SCRIPTED = 'button[type=button]:not([popovertarget]),a[data-lightbox]';
/** An event that React knows and nothing here listens to. */
const PROBE = 'auxclick';
const LOOK_AGAIN_MS = 50;
/** So long a link waits for scripts before it is followed. */
const PATIENCE_MS = 4_000;

/**
 * True once React answers the element's events. It knows an element before that; then it takes over at once what an
 * event is meant for, or stops the event where it cannot yet, and nobody gets it.
 */
function isTaken(element: Element): boolean {
  let reached = false;
  if (Object.keys(element).join().includes('__reactProps')) {
    element.addEventListener(PROBE, () => (reached = true));
    element.dispatchEvent(new Event(PROBE));
  }
  return reached;
}

/** Runs what it is given once React has nothing left to do. Safari cannot tell when that is. */
const whenIdle = (run: () => void): unknown => (self.requestIdleCallback ?? setTimeout)(run);

/** Keeps the clicks on each of the page's controls until React has it with all of its effects, and does them then. */
export function earlyClicks(): (event: Event) => void {
  // What scripts make later works when it is there.
  const waiting = new Set(document.querySelectorAll<HTMLElement>(SCRIPTED));

  // Only when idle: React hydrates at once what an event is meant for, and a half-done page would be begun again.
  function repeat(element: HTMLElement): void {
    whenIdle(() => {
      if (!isTaken(element)) return setTimeout(repeat, LOOK_AGAIN_MS, element);
      waiting.delete(element);
      element.click();
    });
  }

  return (event) => {
    const element = (event.target as Element).closest<HTMLElement>(SCRIPTED);
    // With a key a link opens elsewhere.
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!element || !waiting.has(element) || ctrlKey || metaKey || shiftKey) return;
    event.stopImmediatePropagation();
    if (element.matches('a')) {
      event.preventDefault();
      setTimeout(() => waiting.delete(element) && element.click(), PATIENCE_MS);
    }
    repeat(element);
  };
}
