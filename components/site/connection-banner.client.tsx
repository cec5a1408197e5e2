'use client';

import { useLinkActive } from '@/lib/browser/site/connection';

/** Shown only while calls get no reply (specification 1, section 4: link_active). */
export function ConnectionBanner({ label }: { label: string }) {
  const active = useLinkActive();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 print:hidden"
    >
      {!active && <p className="rounded-full bg-ink px-5 py-2.5 text-sm text-ground shadow-lift">{label}</p>}
    </div>
  );
}
