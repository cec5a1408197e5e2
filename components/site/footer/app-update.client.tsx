'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { UpdateNoticeProps } from './update-notice.client';

/** Runs once the page is loaded and the browser idle. */
function whenIdle(work: () => void): () => void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2_000);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
  return () => removeEventListener('load', idle);
}

/**
 * Detects a newer version of the shop, and shows the state of hearts. Its code is loaded after the page, which is
 * complete without it.
 */
export function AppUpdate({ labels }: UpdateNoticeProps) {
  const [loaded, setLoaded] = useState<{ readonly Notice: ComponentType<UpdateNoticeProps> } | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./deferred-parts.client').then(
          ({ DeferredParts: LateParts }) => setLoaded({ Notice: LateParts }),
          // The chunk failed to load: the shop works without it, and the next page retries.
          () => setLoaded(null),
        );
      }),
    [],
  );
  return loaded && <loaded.Notice labels={labels} />;
}
