'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { watchForUpdates } from '@/lib/browser/site/worker/service-worker';
import { waitingUpdate } from '@/lib/browser/site/worker/waiting-update';
import { UPDATE_NOTICE_MS } from '@/lib/config/constants';

export interface UpdateNoticeProps {
  labels: { available: string; apply: string };
}

let watching = false;

/** Called for every page, but registers once per document. */
function watch(): void {
  if (watching) return;
  watching = true;
  void watchForUpdates(document.documentElement.lang, waitingUpdate.set);
}

let shownPath: string | null = null;

/** Applies the update at the next navigation, also a client-side one (specification 1, section 2). */
function useUpdateOnRouteChange(apply: (() => void) | null): void {
  const path = usePathname();
  useEffect(() => {
    if (shownPath !== null && shownPath !== path) apply?.();
    shownPath = path;
  }, [path, apply]);
}

/** Announces a newer version of the shop over the page for 6 s, and in the footer until it is applied. */
export function UpdateNotice({ labels }: UpdateNoticeProps) {
  const apply = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.get, () => null);
  const [expired, setExpired] = useState<typeof apply>(null);
  useUpdateOnRouteChange(apply);

  useEffect(watch, []);

  useEffect(() => {
    if (!apply) return;
    const timer = setTimeout(() => setExpired(() => apply), UPDATE_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [apply]);

  const words = apply && (
    <>
      {labels.available}{' '}
      <button type="button" onClick={apply} className="link ms-3 tap font-medium">
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
        {apply && expired !== apply && (
          <p className="pointer-events-auto rounded-full bg-ink px-5 py-1.5 text-sm text-ground shadow-lift">{words}</p>
        )}
      </div>
    </>
  );
}
