'use client';

import { useEffect } from 'react';
import { onTabMessage, tellTabs } from './tab-sync';

const GUARD_KEY = 'stockist.reloaded';
const GUARD_MS = 10_000;
/** A sign-out in another tab is on its way to the server when it is told. */
const SECOND_LOOK_MS = 1_500;
const LOGOUT = '/api/session/logout';

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

function reload(): void {
  if (mayReload(Date.now())) window.location.reload();
}

/** Whether somebody is signed in; null when nobody can tell just now. */
async function isSignedIn(): Promise<boolean | null> {
  try {
    const response = await fetch('/api/session/state', { cache: 'no-store' });
    const state: unknown = await response.json();
    if (!response.ok || typeof state !== 'object' || state === null || !('signedIn' in state)) return null;
    return state.signedIn === true;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException) return null;
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
    const stop = new AbortController();
    let second: ReturnType<typeof setTimeout> | undefined;

    const check = async () => {
      const signedIn = await isSignedIn();
      if (signedIn !== null && signedIn !== (viewer !== '') && !stop.signal.aborted) reload();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void check();
    };
    const onSubmit = (event: Event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && form.getAttribute('action') === LOGOUT) tellTabs({ kind: 'session', viewer: '' });
    };

    tellTabs({ kind: 'session', viewer });
    document.addEventListener('visibilitychange', onVisible, { signal: stop.signal });
    document.addEventListener('submit', onSubmit, { signal: stop.signal });
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) void check();
    }, { signal: stop.signal });
    const stopHearing = onTabMessage((news) => {
      if (news.kind !== 'session' || news.viewer === viewer) return;
      if (news.viewer !== '' && viewer !== '') return reload();
      void check();
      second = setTimeout(() => void check(), SECOND_LOOK_MS);
    });
    return () => {
      stop.abort();
      clearTimeout(second);
      stopHearing();
    };
  }, [viewer]);
}
