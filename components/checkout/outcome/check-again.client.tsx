'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';

const EVERY_MS = 4_000;
const AT_MOST = 30;

/**
 * Polls for over two minutes while the page is seen, each time after the last response, and says so as long as it does;
 * then, and without scripts, there is a button.
 */
export function CheckAgain({ label }: { label: string }) {
  const router = useRouter();
  const [looks, setLooks] = useState(0);
  const [looking, look] = useTransition();
  const isDone = looks >= AT_MOST && !looking;
  useEffect(() => {
    if (looking || isDone) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setLooks(looks + 1);
      look(() => router.refresh());
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [looking, isDone, looks, router]);
  return (
    <>
      {!isDone && <p className="mt-4 text-sm text-soft no-script:hidden">{label}</p>}
      {/* With the buttons of a payment that has arrived, the focus would go. */}
      <KeepFocus />
    </>
  );
}
