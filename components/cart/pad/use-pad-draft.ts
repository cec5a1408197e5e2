'use client';

import { useEffect, useRef } from 'react';
import { type StoredDraft, keepOfflinePad, openDraft } from '@/lib/browser/cart/pad-draft.client';
import { newKey } from '@/lib/browser/forms/new-key';
import { readDraft, writeDraft } from '@/lib/domain/cart/order-pad/pad-draft';
import type { PadRow } from '@/lib/domain/cart/order-pad/pad-row';

/** Debounce: avoids writing a thousand rows on every keystroke. */
const PAUSE_MS = 150;

/** Stores the rows on this device while they are typed, and restores them for the same customer only. */
export function usePadDraft(owner: string, rows: readonly PadRow[], restore: (rows: readonly PadRow[]) => void): void {
  const draft = useRef<StoredDraft | null>(null);
  const latest = useRef(rows);
  const restoredFor = useRef('');

  useEffect(() => {
    // The router hides a page that is left, and shows it again with its rows: effects run again.
    if (owner === '' || restoredFor.current === owner) return;
    let current = true;
    void (async () => {
      const opened = await openDraft();
      if (!current) return;
      draft.current = opened;
      restoredFor.current = owner;
      const stored = readDraft(opened.text, owner, newKey);
      if (stored.length > 0) restore(stored);
      // Stores the owner even with an empty draft: the offline page does not know the customer.
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
    let isSaved = false;
    // Once: a tab that is left later must not write its rows over what another tab has saved since.
    const save = () => {
      if (isSaved) return;
      isSaved = true;
      void opened.save(writeDraft(owner, rows));
    };
    const timer = setTimeout(save, PAUSE_MS);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [owner, rows]);
}
