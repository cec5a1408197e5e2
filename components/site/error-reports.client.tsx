'use client';

import { useEffect } from 'react';

const MOST_BEFORE = 5;

/**
 * Reports errors of this page to Sentry; its code comes once the page has settled, and what happened until then is kept
 * for it.
 */
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
          // Its code did not arrive: there would be no network for a report either.
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
