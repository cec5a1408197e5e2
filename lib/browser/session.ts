'use client';

import { useEffect } from 'react';
import { onTabMessage, tellTabs } from './tab-sync';

const GUARD_KEY = 'stockist.reloaded';
const GUARD_MS = 10_000;

/** Two tabs that were told different things must not make each other reload for ever. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0);
    if (now - last < GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, String(now));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/**
 * Keeps tabs of one mind about who is signed in: when another tab signed in or out, this one is rendered anew, so that
 * nothing private stays on a screen. `viewer` is the customer's id, empty for nobody, null when it is not known.
 */
export function useSessionSync(viewer: string | null): void {
  useEffect(() => {
    if (viewer === null) return;
    tellTabs({ kind: 'session', viewer });
    const reload = () => {
      if (mayReload(Date.now())) window.location.reload();
    };
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reload();
    };
    window.addEventListener('pageshow', onShow);
    const stop = onTabMessage((news) => {
      if (news.kind === 'session' && news.viewer !== viewer) reload();
    });
    return () => {
      window.removeEventListener('pageshow', onShow);
      stop();
    };
  }, [viewer]);
}
