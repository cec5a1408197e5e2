'use client';

import { useEffect } from 'react';
import { isNetworkError } from '@/lib/browser/site/connection';

/** Marks a notice as seen. */
export function NoticeSeen({ address }: { address: string }) {
  useEffect(() => {
    // Removes the line from other pages, whose layout is not rendered again by navigation.
    document.documentElement.dataset.newsSeen = '';
    fetch(address, { method: 'POST', headers: { 'x-csrf': '1' }, keepalive: true }).catch((error: unknown) => {
      // Offline: the notice is shown again next time.
      if (!isNetworkError(error)) throw error;
    });
  }, [address]);
  return null;
}
