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

async function currentVersion(slug: string, signal: AbortSignal): Promise<string | null> {
  const reply = await fetch(`/api/page-state?url=${encodeURIComponent(slug)}`, {
    signal,
    headers: { accept: 'application/json' },
  });
  if (!reply.ok) return null;
  const body: unknown = await reply.json();
  return typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'string'
    ? body.version
    : null;
}

/**
 * Updates an open page (specification 2, section 4): requests its version after 1 s and every 60 s, and refreshes the
 * page when it has changed. A tab in the background checks when it becomes visible.
 */
export function PageRecheck({ slug, version }: PageRecheckProps) {
  const router = useRouter();

  useEffect(() => {
    const stop = new AbortController();
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      currentVersion(slug, stop.signal)
        .then((now) => now !== null && now !== version && router.refresh())
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
