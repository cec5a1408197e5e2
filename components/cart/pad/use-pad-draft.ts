'use client';

import { useEffect, useRef } from 'react';
import { beginDraft, keepOfflinePad, loadDraft, saveDraft } from '@/lib/browser/cart/pad-draft.client';
import { newKey } from '@/lib/browser/forms/new-key';
import { readDraft, writeDraft } from '@/lib/domain/cart/order-pad/pad-draft';
import type { PadRow } from '@/lib/domain/cart/order-pad/pad-row';

/** Keeps the rows on this device while they are typed, and brings them back; for this customer alone. */
export function usePadDraft(owner: string, rows: readonly PadRow[], restore: (rows: readonly PadRow[]) => void): void {
  const loaded = useRef(false);

  useEffect(() => {
    if (owner === '') return;
    let current = true;
    void (async () => {
      const kept = readDraft(await loadDraft(), owner, newKey);
      if (!current) return;
      loaded.current = true;
      if (kept.length > 0) restore(kept);
      // Says whose it is before there is anything in it: the page without a network does not know.
      else await beginDraft(writeDraft(owner, []));
      await keepOfflinePad();
    })();
    return () => {
      current = false;
    };
  }, [owner, restore]);

  useEffect(() => {
    if (owner === '' || !loaded.current) return;
    // At once, and never while the page is left: a sign-out has dropped the draft by then.
    void saveDraft(writeDraft(owner, rows));
  }, [owner, rows]);
}
