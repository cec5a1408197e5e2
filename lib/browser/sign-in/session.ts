'use client';

import { useEffect, useRef } from 'react';
import { RESTORED_MARK, TOKEN_CHECK_MS, TOKEN_REFRESH_SECONDS } from '@/lib/config/constants';
import { isNetworkError, reportReply } from '@/lib/browser/site/connection';
import { STATE_PATH, type SessionState, readState } from './session-state';
import { onTabMessage, notifyTabs } from './tab-sync';

const REFRESH = '/api/session/refresh';
const LOGOUT = '/api/session/logout';
const GUARD_KEY = 'stockist.reloaded';
const GUARD_MS = 10_000;
/** Another tab announces a sign-out before the server has handled it, so it is checked repeatedly after these times. */
const LOOKS_MS = [250, 700, 1_500];
/** A sign-out of this tab leads on by itself; a reload, because another tab noticed it first, would cancel that. */
const SIGN_OUT_MS = 10_000;
/** Milliseconds after which a page whose scripts have not started may be from before a sign-in in another tab. */
const OLD_MS = 60_000;

/**
 * True if the page may be from before a sign-in: its scripts start late, it was rendered ahead, or the back-forward
 * cache restored it before they ran, which browsers do not report afterwards.
 */
function mayBeOutdated(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isRenderedAhead =
    navigation !== undefined && 'activationStart' in navigation && Number(navigation.activationStart) > 0;
  // The time counts from the request.
  return isRenderedAhead || performance.now() > OLD_MS || performance.getEntriesByName(RESTORED_MARK).length > 0;
}

/** Null if the server cannot be reached. */
async function ask(path: string, init: RequestInit = {}): Promise<SessionState | null> {
  try {
    const response = await fetch(path, { cache: 'no-store', ...init });
    reportReply(true);
    return response.ok ? readState(await response.json()) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (!isNetworkError(error)) throw error;
    reportReply(false);
    return null;
  }
}

/** Prevents an endless reload of one page; a page before it in the history may need a reload as well. */
function mayReload(change: string, now: number): boolean {
  const { pathname } = window.location;
  try {
    const [before, at, path] = (sessionStorage.getItem(GUARD_KEY) ?? '').split(' ');
    if (before === change && path === pathname && now - Number(at) < GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, `${change} ${now} ${pathname}`);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/**
 * Keeps this tab in sync with the session (specification 1, section 4): after a sign-in, sign-out or change of account
 * in another tab the page is reloaded, so that nothing private stays on screen; 30 s before the token expires it is
 * refreshed. `tag` and `expiresIn` (seconds) are the values the page was rendered with.
 */
export function useSessionSync({ tag, expiresIn }: SessionState): void {
  const started = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let expiresAt = expiresIn === null ? null : performance.now() + expiresIn * 1000;
    let signsOutUntil = 0;
    let reloads = false;

    function heed(state: SessionState | null): void {
      if (state === null || stop.signal.aborted || performance.now() < signsOutUntil) return;
      if (state.tag !== tag) {
        if (!mayReload(`${tag}>${state.tag}`, Date.now())) return;
        reloads = true;
        window.location.reload();
        return;
      }
      expiresAt = state.expiresIn === null ? null : performance.now() + state.expiresIn * 1000;
    }
    /** Reloads the page if it was rendered for another session. */
    async function check(): Promise<boolean> {
      const state = await ask(STATE_PATH);
      heed(state);
      return state?.tag === tag;
    }
    const renew = async () => heed(await ask(REFRESH, { method: 'POST', headers: { 'x-csrf': '1' } }));

    const tick = setInterval(() => {
      if (expiresAt !== null && expiresAt - performance.now() <= TOKEN_REFRESH_SECONDS * 1000) void renew();
    }, TOKEN_CHECK_MS);
    if (!started.current && mayBeOutdated()) void check();
    started.current = true;
    notifyTabs({ kind: 'session', tag });
    const stopHearing = onTabMessage((message) => {
      if (message.kind !== 'session' || message.tag === tag) return;
      // A page that was loading during the first message gets it again. Only tabs that are in sync reply, so this ends.
      void check().then((right) => right && !stop.signal.aborted && notifyTabs({ kind: 'session', tag }));
      for (const after of LOOKS_MS) timers.add(setTimeout(() => void check(), after));
    });

    document.addEventListener(
      'visibilitychange',
      () => {
        if (tag !== '' && document.visibilityState === 'visible') void check();
      },
      stop,
    );
    document.addEventListener(
      'submit',
      (event) => {
        const form = event.target;
        if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== LOGOUT) return;
        signsOutUntil = performance.now() + SIGN_OUT_MS;
        notifyTabs({ kind: 'session', tag: '' });
      },
      stop,
    );
    window.addEventListener(
      'pageshow',
      (event) => {
        if (!event.persisted) return;
        signsOutUntil = 0;
        reloads = false;
        // Restored from the back-forward cache: the page may belong to another account. It is on the screen until the
        // reload has an answer, so it stays hidden then.
        const root = document.documentElement;
        root.style.visibility = tag === '' ? '' : 'hidden';
        void check().finally(() => {
          if (!reloads) root.style.visibility = '';
        });
      },
      stop,
    );

    return () => {
      stop.abort();
      clearInterval(tick);
      for (const timer of timers) clearTimeout(timer);
      stopHearing();
    };
  }, [tag, expiresIn]);
}
