'use client';

import { useEffect } from 'react';
import { isNoReply } from '@/lib/browser/site/connection';

/** Marks a notice as shown. */
export function NoticeSeen({ address }: { address: string }) {
  useEffect(() => {
    // Hides the line on other pages, whose layout is not rendered again by navigation.
    document.documentElement.dataset.newsSeen = '';
    fetch(address, { method: 'POST', headers: { 'x-csrf': '1' }, keepalive: true }).catch((error: unknown) => {
      // Offline: it is shown once more.
      if (!isNoReply(error)) throw error;
    });
  }, [address]);
  return null;
}
