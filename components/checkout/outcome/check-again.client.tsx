'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';

const EVERY_MS = 4_000;
const AT_MOST = 30;

/** Polls for over two minutes, each time after the last response; without scripts there is a button. */
export function CheckAgain({ label }: { label: string }) {
  const router = useRouter();
  const [looks, setLooks] = useState(0);
  const [looking, look] = useTransition();
  useEffect(() => {
    if (looking || looks >= AT_MOST) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      if (document.visibilityState === 'visible') look(() => router.refresh());
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [looking, looks, router]);
  return <p className="mt-4 text-sm text-soft no-script:hidden">{label}</p>;
}
