'use client';

import { useEffect } from 'react';
import { takePlace } from '@/lib/browser/site/reading-place';

/** Scrolls to where somebody was when they left the page to sign in. */
export function CameBack() {
  useEffect(() => {
    const place = takePlace();
    if (place !== null) window.scrollTo({ top: place, behavior: 'instant' });
  }, []);
  return null;
}
