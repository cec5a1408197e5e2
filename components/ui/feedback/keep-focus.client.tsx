'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

interface KeepFocusProps {
  /** Takes the focus; by default the page's content, or that of an open dialog. */
  to?: RefObject<HTMLElement | null>;
}

/**
 * Placed beside a button that goes away when it is pressed: without it, the keyboard and screen readers would start
 * again at the top of the page. A focus elsewhere stays there.
 */
export function KeepFocus({ to }: KeepFocusProps) {
  const take = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    const place =
      to?.current ??
      document.querySelector<HTMLElement>('dialog[open] [tabindex="0"]') ??
      document.getElementById('content');
    place?.focus({ preventScroll: true });
  });
  // Cleaned up once the elements are gone.
  useEffect(() => () => take(), []);
  return null;
}
