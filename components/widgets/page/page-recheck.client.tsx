'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { PAGE_RECHECK_MS, REVALIDATE_SECONDS } from '@/lib/config/constants';

interface PageRecheckProps {
  /** Slug of the page; '' for the home page. */
  slug: string;
  /** Version of the open page. */
  version: string;
}

/** Of a page that was taken down, or has ended. */
const GONE = '';
/** A refresh can bring the old page from a cache; if some of them do, there is no newer one to be had. */
const MAX_REFRESHES = 3;

/** Null if the reply says nothing about the page. */
async function currentVersion(slug: string, signal: AbortSignal): Promise<string | null> {
  const reply = await fetch(`/api/page-state?url=${encodeURIComponent(slug)}`, {
    signal,
    headers: { accept: 'application/json' },
  });
  if (reply.status === 404) return GONE;
  if (!reply.ok) return null;
  const body: unknown = await reply.json();
  return typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'string'
    ? body.version
    : null;
}

/**
 * Updates an open page (specification 2, section 4): requests its version after 1 s and every 60 s, and refreshes the
 * page when it has changed or is gone. A tab in the background checks when it becomes visible.
 */
export function PageRecheck({ slug, version }: PageRecheckProps) {
  const router = useRouter();

  useEffect(() => {
    const stop = new AbortController();
    let refreshes = 0;
    const refresh = () => {
      refreshes += 1;
      if (refreshes <= MAX_REFRESHES) router.refresh();
    };
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      currentVersion(slug, stop.signal)
        .then((now) => now !== null && now !== version && refresh())
        // No reply: retried in a minute; the connection has a separate banner.
        .catch(() => undefined);
    };
    const first = setTimeout(check, PAGE_RECHECK_MS);
    const every = setInterval(check, REVALIDATE_SECONDS * 1000);
    document.addEventListener('visibilitychange', check, { signal: stop.signal });
    return () => {
      clearTimeout(first);
      clearInterval(every);
      stop.abort();
    };
  }, [router, slug, version]);

  return null;
}
