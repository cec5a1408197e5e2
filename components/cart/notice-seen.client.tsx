'use client';

import { useEffect } from 'react';
import { isNoReply } from '@/lib/browser/site/connection';

/** A notice that was shown is not shown again. */
export function NoticeSeen({ address }: { address: string }) {
  useEffect(() => {
    // The line on other pages is part of their frame, which moving on does not render again.
    document.documentElement.dataset.newsSeen = '';
    fetch(address, { method: 'POST', headers: { 'x-csrf': '1' }, keepalive: true }).catch((error: unknown) => {
      // It is told once more: no harm.
      if (!isNoReply(error)) throw error;
    });
  }, [address]);
  return null;
}
