'use client';

import { useSyncExternalStore } from 'react';
import { shortlistCount } from '@/lib/browser/catalogue/hearts';
import { SHORTLIST, SHORTLIST_FORM } from '@/lib/config/routes-shortlist';

/** For visitors: a link to the shortlist on pages with hearts, shown once it has items. Its texts are in the footer. */
export function Hearts() {
  const count = useSyncExternalStore(shortlistCount.subscribe, shortlistCount.get, () => 0);
  const words = count > 0 && document.querySelector(`#${SHORTLIST_FORM} a`)?.textContent;
  if (!words) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 print:hidden">
      <a
        href={SHORTLIST}
        className="pointer-events-auto rounded-full bg-ink px-5 py-2.5 text-sm text-ground shadow-lift"
      >
        {words} <span className="tabular">{count}</span>
      </a>
    </div>
  );
}
