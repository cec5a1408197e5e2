'use client';

import { useEffect, useState } from 'react';
import { UPDATE_NOTICE_MS } from '@/lib/config/constants';

interface AppUpdateProps {
  labels: { available: string; apply: string };
}

/** Runs once the page is there and the browser has nothing else to do. */
function whenIdle(work: () => void): () => void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2_000);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
  return () => removeEventListener('load', idle);
}

/** Tells of a newer version of the shop for 6 s over the page, and for as long as it waits at the page's end. */
export function AppUpdate({ labels }: AppUpdateProps) {
  const [apply, setApply] = useState<(() => void) | null>(null);
  const [told, setTold] = useState(false);

  useEffect(
    () =>
      whenIdle(() => {
        void import('@/lib/browser/worker/service-worker').then(
          ({ watchForUpdates }) =>
            watchForUpdates(document.documentElement.lang, (update) => {
              setTold(false);
              setApply(() => update);
            }),
          () => {
            // The code did not arrive: the shop works without, and the next page tries again.
          },
        );
      }),
    [],
  );

  useEffect(() => {
    if (!apply) return;
    const timer = setTimeout(() => setTold(true), UPDATE_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [apply]);

  const words = apply && (
    <>
      {labels.available}{' '}
      <button type="button" onClick={apply} className="link ms-3 min-h-9 font-medium">
        {labels.apply}
      </button>
    </>
  );
  return (
    <>
      {apply && <p className="wrap pb-6 text-sm">{words}</p>}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 print:hidden"
      >
        {apply && !told && (
          <p className="pointer-events-auto rounded-full bg-ink px-5 py-1.5 text-sm text-ground shadow-lift">{words}</p>
        )}
      </div>
    </>
  );
}
