'use client';

import { useEffect } from 'react';
import { retryUntilLoaded } from '@/lib/browser/retry-until-loaded';

const SIGNS = ['pointerover', 'focusin'] as const;

/** Loads the scripts of a product's order form while a link to a product is pointed at: its page waits for them. */
export function ReadyPanel() {
  useEffect(() => {
    const end = new AbortController();
    const notice = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('a[href^="/product/"]')) return;
      end.abort();
      void retryUntilLoaded(() => import('./cart-panel.client'));
    };
    for (const sign of SIGNS) document.addEventListener(sign, notice, end);
    return () => end.abort();
  }, []);
  return null;
}
