'use client';

import { useEffect, useRef, useState } from 'react';
import { callDeferred } from '@/lib/browser/deferred';
import type { Locality } from '@/lib/contract/account/address';

const TYPING_MS = 200;

type Place = Locality;

/** The one place that what was typed stands for; null when it is none or several. */
function onlyMatch(places: readonly Place[], typed: string, field: 'suburb' | 'postcode'): Place | null {
  const matches = places.filter((place) => place[field].toLowerCase() === typed.trim().toLowerCase());
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

/**
 * Suggestions for a suburb or postcode while it is typed; `onMatch` hears when only one place is left. An extra: silent
 * when it fails.
 */
export function useLocalities(onMatch: (place: Place) => void) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(own: number, typed: string, field: 'suburb' | 'postcode'): Promise<void> {
    const load = () => Promise.all([import('@/lib/browser/call'), import('@/lib/contract/account/address')]);
    const result = await callDeferred(load, ([{ call }, { localitySearch }]) =>
      call(localitySearch, { query: { q: typed.slice(0, 60) } }),
    );
    if (own !== turn.current || !result.ok) return;
    setPlaces(result.value.data);
    const match = onlyMatch(result.value.data, typed, field);
    if (match) onMatch(match);
  }

  function look(typed: string, field: 'suburb' | 'postcode'): void {
    clearTimeout(timer.current);
    const own = ++turn.current;
    const known = onlyMatch(places, typed, field);
    if (known) onMatch(known);
    else if (typed.trim().length >= 2) timer.current = setTimeout(() => void ask(own, typed.trim(), field), TYPING_MS);
  }

  /** What is on its way counts no more: somebody chose for themselves. */
  function stop(): void {
    clearTimeout(timer.current);
    turn.current += 1;
  }

  return { places, look, stop };
}
