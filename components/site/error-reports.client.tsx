'use client';

import { useEffect } from 'react';

const MOST_BEFORE = 5;

/** Reports errors of this page to Sentry; its code is loaded once the page is idle, and earlier errors are buffered. */
export function ErrorReports({ dsn }: { dsn: string }) {
  useEffect(() => {
    const before: unknown[] = [];
    const stop = new AbortController();
    const keep = (error: unknown) => before.length < MOST_BEFORE && before.push(error);
    addEventListener('error', ({ error }) => keep(error), stop);
    addEventListener('unhandledrejection', ({ reason }) => keep(reason), stop);
    const timer = setTimeout(() => {
      void import('@/lib/browser/site/error-reports').then(
        ({ startReports }) => {
          stop.abort();
          startReports(dsn, before);
        },
        () => {
          // The chunk failed to load: without a network no report could be sent either.
        },
      );
    }, 3_000);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [dsn]);
  return null;
}
