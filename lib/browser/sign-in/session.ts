'use client';

import { useEffect } from 'react';
import { TOKEN_CHECK_MS, TOKEN_REFRESH_SECONDS } from '@/lib/config/constants';
import { isNoReply, noteReply } from '@/lib/browser/site/connection';
import { onTabMessage, tellTabs } from './tab-sync';

/** What the server tells of the session: see lib/session/tokens/tag. */
interface SessionNews {
  readonly tag: string;
  /** Seconds. */
  readonly expiresIn: number | null;
}

const STATE = '/api/session/state';
const REFRESH = '/api/session/refresh';
const LOGOUT = '/api/session/logout';
const GUARD_KEY = 'stockist.reloaded';
const GUARD_MS = 10_000;
/** A sign-out in another tab is on its way to the server when it is told: when to look again. */
const LOOKS_MS = [250, 700, 1_500];

function readNews(json: unknown): SessionNews | null {
  if (typeof json !== 'object' || json === null || !('tag' in json) || typeof json.tag !== 'string') return null;
  const expiresIn = 'expiresIn' in json && typeof json.expiresIn === 'number' ? json.expiresIn : null;
  return { tag: json.tag, expiresIn };
}

/** Null when nobody can tell just now. */
async function ask(path: string, init: RequestInit = {}): Promise<SessionNews | null> {
  try {
    const response = await fetch(path, { cache: 'no-store', ...init });
    noteReply(true);
    return response.ok ? readNews(await response.json()) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (!isNoReply(error)) throw error;
    noteReply(false);
    return null;
  }
}

/** A page that comes back the same must not be loaded for ever. */
function mayReload(change: string, now: number): boolean {
  try {
    const [before, at] = (sessionStorage.getItem(GUARD_KEY) ?? '').split(' ');
    if (before === change && now - Number(at) < GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, `${change} ${now}`);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/**
 * Keeps this tab true to the session (specification 1, section 4): when another tab signed in, out or over to another
 * account, the page is rendered anew, so that nothing private stays on a screen; 30 s before the token expires it is
 * renewed. `tag` and `expiresIn` (seconds) are what the page was rendered with.
 */
export function useSessionSync({ tag, expiresIn }: SessionNews): void {
  useEffect(() => {
    const stop = new AbortController();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let expiresAt = expiresIn === null ? null : performance.now() + expiresIn * 1000;

    function heed(news: SessionNews | null): void {
      if (news === null || stop.signal.aborted) return;
      if (news.tag !== tag) {
        if (mayReload(`${tag}>${news.tag}`, Date.now())) window.location.reload();
        return;
      }
      expiresAt = news.expiresIn === null ? null : performance.now() + news.expiresIn * 1000;
    }
    /** Whether the page is still true to the session; what is not is loaded anew. */
    async function check(): Promise<boolean> {
      const news = await ask(STATE);
      heed(news);
      return news?.tag === tag;
    }
    const renew = async () => heed(await ask(REFRESH, { method: 'POST', headers: { 'x-csrf': '1' } }));

    const tick = setInterval(() => {
      if (expiresAt !== null && expiresAt - performance.now() <= TOKEN_REFRESH_SECONDS * 1000) void renew();
    }, TOKEN_CHECK_MS);
    tellTabs({ kind: 'session', tag });
    const stopHearing = onTabMessage((news) => {
      if (news.kind !== 'session' || news.tag === tag) return;
      // A page that was still loading when this one told is told again: only who is right answers, so it ends there.
      void check().then((right) => right && !stop.signal.aborted && tellTabs({ kind: 'session', tag }));
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
        if (form instanceof HTMLFormElement && form.getAttribute('action') === LOGOUT)
          tellTabs({ kind: 'session', tag: '' });
      },
      stop,
    );
    window.addEventListener(
      'pageshow',
      (event) => {
        if (!event.persisted) return;
        // Back from memory: what the page shows may be somebody else's by now.
        const root = document.documentElement;
        root.style.visibility = tag === '' ? '' : 'hidden';
        void check().finally(() => {
          root.style.visibility = '';
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
