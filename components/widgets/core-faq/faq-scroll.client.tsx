'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Scrolls to the opened question: one above it may have closed and moved it out of sight. */
export function FaqScroll({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const questions = list.current;
    function onToggle({ target }: Event) {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      target.scrollIntoView({ block: target.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' });
    }
    // The event does not bubble.
    questions?.addEventListener('toggle', onToggle, true);
    return () => questions?.removeEventListener('toggle', onToggle, true);
  }, []);

  return <div ref={list}>{children}</div>;
}
