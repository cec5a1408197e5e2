/**
 * Controls that need scripts: buttons that neither submit a form nor open a popover, and lightbox links, which without
 * scripts open only the picture.
 */
const SCRIPTED = 'button[type=button]:not([popovertarget]),a[data-lightbox]';
/** An event that React handles and no component listens to. */
const PROBE = 'auxclick';
const LOOK_AGAIN_MS = 50;
/** Timeout after which a link is followed without scripts. */
const PATIENCE_MS = 4_000;

/**
 * True once React handles the element's events. Before that, React hydrates an event's target immediately, or stops the
 * event if it cannot yet, and the event is lost.
 */
function isTaken(element: Element): boolean {
  let reached = false;
  if (Object.keys(element).join().includes('__reactProps')) {
    element.addEventListener(PROBE, () => (reached = true));
    element.dispatchEvent(new Event(PROBE));
  }
  return reached;
}

/** Runs a callback once React is idle; Safari lacks requestIdleCallback. */
const whenIdle = (run: () => void): unknown => (self.requestIdleCallback ?? setTimeout)(run);

/** Defers clicks on each control until React has hydrated it and run its effects, then replays them. */
export function earlyClicks(): (event: Event) => void {
  // Elements that scripts add later work immediately.
  const waiting = new Set(document.querySelectorAll<HTMLElement>(SCRIPTED));

  // Only when idle: an event makes React hydrate its target immediately, which restarts a partial hydration.
  function repeat(element: HTMLElement): void {
    whenIdle(() => {
      if (!isTaken(element)) return setTimeout(repeat, LOOK_AGAIN_MS, element);
      waiting.delete(element);
      element.click();
    });
  }

  return (event) => {
    const element = (event.target as Element).closest<HTMLElement>(SCRIPTED);
    // With a modifier key a link opens in another tab or window.
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
