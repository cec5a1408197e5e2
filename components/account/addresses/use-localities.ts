'use client';

import { useState } from 'react';
import { callDeferred } from '@/lib/browser/deferred';
import { useRead } from '@/lib/browser/read.client';
import type { Locality } from '@/lib/contract/account/address';

const TYPING_MS = 200;
const MIN_TYPED = 2;

interface Typed {
  words: string;
  field: 'suburb' | 'postcode';
}

/** The only locality that matches the typed text; null when none or several match. */
function onlyMatch(places: readonly Locality[], { words, field }: Typed): Locality | null {
  const matches = places.filter((place) => place[field].toLowerCase() === words.toLowerCase());
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

/**
 * Suggestions for a suburb or postcode while it is typed; `onMatch` is called when only one matches. Optional, so
 * errors are ignored.
 */
export function useLocalities(onMatch: (place: Locality) => void) {
  const [places, setPlaces] = useState<readonly Locality[]>([]);
  const [wanted, setWanted] = useState<Typed | null>(null);
  useRead(
    wanted && wanted.words,
    (signal) =>
      callDeferred(
        () => import('@/lib/browser/account/locality-calls'),
        ({ findPlaces }) => findPlaces(wanted?.words ?? '', signal),
      ),
    {
      delayMs: TYPING_MS,
      onAnswer(result) {
        if (!result.ok) return;
        setPlaces(result.value);
        const match = wanted && onlyMatch(result.value, wanted);
        if (match) onMatch(match);
      },
    },
  );

  function look(typed: string, field: Typed['field']): void {
    const next = { words: typed.trim(), field };
    const known = onlyMatch(places, next);
    if (known) onMatch(known);
    setWanted(known || next.words.length < MIN_TYPED ? null : next);
  }

  /** Discards the pending lookup after a choice. */
  const stop = () => setWanted(null);

  return { places, look, stop };
}
