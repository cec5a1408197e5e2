'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 4_000;
const AT_MOST = 30;

/** Looks again by itself for two minutes; without scripts there is the button. */
export function CheckAgain({ label }: { label: string }) {
  const router = useRouter();
  useEffect(() => {
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times >= AT_MOST) clearInterval(timer);
      if (document.visibilityState === 'visible') router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return <p className="mt-4 text-sm text-soft no-script:hidden">{label}</p>;
}
