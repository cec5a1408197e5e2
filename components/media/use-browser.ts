'use client';

import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
const never = () => () => undefined;

function watchMotion(changed: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True if the user prefers reduced motion; true on the server, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED).matches,
    () => true,
  );
}

/** Direction of the page's language. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    never,
    () => (getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}

function watchHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The fragment of the address, without '#'; '' if absent, and on the server. */
export function useHash(): string {
  return useSyncExternalStore(
    watchHash,
    () => location.hash.slice(1),
    () => '',
  );
}
