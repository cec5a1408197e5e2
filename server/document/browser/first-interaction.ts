import { RESTORED_MARK } from '../../../lib/config/constants.ts';
import { readyLink } from './ready-links.ts';

const SIGNS = ['pageshow', 'pointermove', 'pointerdown', 'pointerup', 'click', 'keydown', 'focusin'];

/**
 * Calls `start` once, at the first interaction other than reading, scrolling and following links that the browser
 * prerenders: the scripts of the page that is left would delay the one that comes. A page that the back-forward cache
 * restores may be from before a sign-in, which its scripts notice.
 */
export function onFirstInteraction(start: () => void): void {
  let seen = false;
  function notice(event: Event): void {
    const { type, pointerType, movementX, movementY } = event as PointerEvent;
    // False where the page is shown for the first time; other events do not have it.
    const { persisted } = event as PageTransitionEvent;
    if (persisted) performance.mark(RESTORED_MARK);
    // A touch that scrolls ends in pointercancel instead of pointerup.
    if (seen || (pointerType === 'touch' && type !== 'pointerup')) return;
    // Browsers report a resting pointer as moved, by zero, when the page moves below it.
    if (type === 'pointermove' && !movementX && !movementY) return;
    if (type !== 'keydown' && readyLink(event)) return;
    if (persisted === false) return;
    seen = true;
    start();
  }
  for (const sign of SIGNS) addEventListener(sign, notice, true);
}
