const SIGNS = ['pointermove', 'pointerdown', 'pointerup', 'click', 'keydown', 'focusin'];

/** Calls `start` once, at the first sign of a person who wants to do something: reading and scrolling is none. */
export function onFirstSign(start: () => void): void {
  let seen = false;
  function notice(event: Event): void {
    const { type, pointerType, movementX, movementY } = event as PointerEvent;
    // A finger that scrolls goes down and moves; the browser cancels it instead of lifting it.
    if (seen || (pointerType === 'touch' && type !== 'pointerup')) return;
    // A pointer that rests is reported as moved, by nothing, when the page below it does.
    if (type === 'pointermove' && !movementX && !movementY) return;
    seen = true;
    start();
  }
  for (const sign of SIGNS) addEventListener(sign, notice, true);
}
