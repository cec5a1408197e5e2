'use client';

import { useEffect, useRef } from 'react';
import { type StoredDraft, keepOfflinePad, openDraft } from '@/lib/browser/cart/pad-draft.client';
import { newKey } from '@/lib/browser/forms/new-key';
import { readDraft, writeDraft } from '@/lib/domain/cart/order-pad/pad-draft';
import type { PadRow } from '@/lib/domain/cart/order-pad/pad-row';

/** A thousand rows are not written at each key. */
const PAUSE_MS = 150;

/** Keeps the rows on this device while they are typed, and brings them back; for this customer alone. */
export function usePadDraft(owner: string, rows: readonly PadRow[], restore: (rows: readonly PadRow[]) => void): void {
  const draft = useRef<StoredDraft | null>(null);
  const latest = useRef(rows);

  useEffect(() => {
    if (owner === '') return;
    let current = true;
    void (async () => {
      const opened = await openDraft();
      if (!current) return;
      draft.current = opened;
      const kept = readDraft(opened.text, owner, newKey);
      if (kept.length > 0) restore(kept);
      // Says whose it is, also while there is nothing in it: the page without a network does not know.
      else await opened.save(writeDraft(owner, latest.current));
      await keepOfflinePad();
    })();
    return () => {
      current = false;
    };
  }, [owner, restore]);

  useEffect(() => {
    latest.current = rows;
    const opened = draft.current;
    if (owner === '' || !opened) return;
    const save = () => void opened.save(writeDraft(owner, rows));
    const timer = setTimeout(save, PAUSE_MS);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [owner, rows]);
}
