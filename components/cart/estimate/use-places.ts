'use client';

import { useState } from 'react';
import { callDeferred } from '@/lib/browser/deferred';
import { useRead } from '@/lib/browser/read.client';
import type { CallResult } from '@/lib/browser/result';
import type { Locality } from '@/lib/contract/account/address';

const TYPING_MS = 200;
const MIN_TYPED = 2;

function toLookUp(typed: string): string | null {
  const words = typed.trim();
  return words.length < MIN_TYPED ? null : words;
}

/** Localities that match the typed text; null before the first lookup. `typedAlready` is looked up at once. */
export function usePlaces(typedAlready: () => string) {
  const [wanted, setWanted] = useState(() => toLookUp(typedAlready()));
  const [places, setPlaces] = useState<readonly Locality[] | null>(null);
  const { awaited, again } = useRead(
    wanted,
    (signal): Promise<CallResult<Locality[]>> =>
      callDeferred(
        () => import('@/lib/browser/account/locality-calls'),
        ({ findPlaces }) => findPlaces(wanted ?? '', signal),
      ),
    // Suggestions are optional: errors are reported when the form is submitted.
    { delayMs: TYPING_MS, onAnswer: (result) => setPlaces(result.ok ? result.value : null) },
  );

  function look(typed: string): void {
    const words = toLookUp(typed);
    if (words === null) return close();
    setWanted(words);
    if (words === wanted && !awaited) again();
  }

  function close(): void {
    setWanted(null);
    setPlaces(null);
  }

  return { places, look, close };
}
