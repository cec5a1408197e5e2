'use client';

import { useEffect } from 'react';

const MAX_BEFORE = 5;
const MAX_LOADS = 5;
const LOAD_AFTER_MS = 3_000;

/**
 * Reports errors of this page to Sentry. Its code is loaded some seconds after the page, and on failure again after a
 * later error; until then errors are buffered.
 */
export function ErrorReports({ dsn }: { dsn: string }) {
  useEffect(() => {
    const before: unknown[] = [];
    const stop = new AbortController();
    let loads = 0;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const load = () => {
      loads += 1;
      import('@/lib/browser/site/error-reports').then(
        ({ startReports }) => {
          stop.abort();
          startReports(dsn, before);
        },
        () => {
          timer = null;
        },
      );
    };
    const loadSoon = () => {
      if (loads < MAX_LOADS) timer ??= setTimeout(load, LOAD_AFTER_MS);
    };
    const note = (error: unknown) => {
      if (before.length < MAX_BEFORE) before.push(error);
      loadSoon();
    };
    addEventListener('error', ({ error }) => note(error), stop);
    addEventListener('unhandledrejection', ({ reason }) => note(reason), stop);
    loadSoon();
    return () => {
      if (timer !== null) clearTimeout(timer);
      stop.abort();
    };
  }, [dsn]);
  return null;
}
