'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { BACK_TO_TOP_PX } from '@/lib/config/constants';

/** Appears after 100 px of scrolling (specification 1, section 2). */
export function BackToTop({ label }: { label: string }) {
  const [away, setAway] = useState(false);

  useEffect(() => {
    const onScroll = () => setAway(window.scrollY > BACK_TO_TOP_PX);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  if (!away) return null;
  return (
    <a
      href="#top"
      aria-label={label}
      className={
        'fixed end-4 bottom-4 z-20 grid size-11 place-items-center rounded-full border border-line ' +
        'bg-surface shadow-lift hover:border-ink print:hidden'
      }
    >
      <Icon name="arrow-up" />
    </a>
  );
}
