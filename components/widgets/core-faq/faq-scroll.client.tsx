'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Scrolls to an opened question: one above it may have closed, which moves it out of view. */
export function FaqScroll({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const questions = list.current;
    function onToggle({ target }: Event) {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      target.scrollIntoView({ block: target.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' });
    }
    // Capturing, since the event does not bubble.
    questions?.addEventListener('toggle', onToggle, true);
    return () => questions?.removeEventListener('toggle', onToggle, true);
  }, []);

  return <div ref={list}>{children}</div>;
}
