'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type StoredDraft, keepOfflinePad, openDraft } from '@/lib/browser/cart/pad-draft.client';
import { newKey } from '@/lib/browser/forms/new-key';
import type { Sent } from '@/lib/browser/forms/use-retry-key';
import { readDraft, readSent, writeDraft } from '@/lib/domain/cart/order-pad/pad-draft';
import type { PadRow } from '@/lib/domain/cart/order-pad/pad-row';

/** Debounce: avoids writing a thousand rows on every keystroke. */
const PAUSE_MS = 150;

interface PadRows {
  readonly rows: readonly PadRow[];
  /** The current rows, even before they are rendered. */
  readonly now: () => readonly PadRow[];
  readonly restore: (rows: readonly PadRow[]) => void;
}

/**
 * Stores the rows on this device while they are typed, with what was sent of them and not answered (`sentRef`), and
 * restores both for the same customer only. @returns a function that stores them at once: no effect does once the
 * router has hidden the page, where the reply still counts
 */
export function usePadDraft(owner: string, { rows, now, restore }: PadRows, sentRef: RefObject<Sent>): () => void {
  const draft = useRef<StoredDraft | null>(null);
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
      sentRef.current ??= readSent(opened.text, owner, Date.now());
      if (stored.length > 0) restore(stored);
      // Stores the owner even with an empty draft: the offline page does not know the customer.
      else await opened.save(writeDraft(owner, now(), sentRef.current));
      await keepOfflinePad();
    })();
    return () => {
      current = false;
    };
  }, [owner, now, restore, sentRef]);

  useEffect(() => {
    const opened = draft.current;
    if (owner === '' || !opened) return;
    let isSaved = false;
    // Once: a tab that is left later must not write its rows over what another tab has saved since.
    const save = () => {
      if (isSaved) return;
      isSaved = true;
      // Not these `rows`: a reply can have taken some away that are rendered still.
      void opened.save(writeDraft(owner, now(), sentRef.current));
    };
    const timer = setTimeout(save, PAUSE_MS);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [owner, rows, now, sentRef]);

  return useCallback(() => {
    if (owner !== '') void draft.current?.save(writeDraft(owner, now(), sentRef.current));
  }, [owner, now, sentRef]);
}
