'use client';

import { useEffect, useRef, useState } from 'react';
import { callDeferred } from '@/lib/browser/deferred';
import type { Locality } from '@/lib/contract/account/address';

const TYPING_MS = 200;
const LEAST_TYPED = 2;
const NOTHING: readonly Locality[] = [];

const calls = () => import('@/lib/browser/cart/estimate-calls');

/** Places that fit what is typed, a moment after the last key; an older answer never replaces a newer one. */
export function usePlaces() {
  const [places, setPlaces] = useState<readonly Locality[]>(NOTHING);
  /** What the places are for; null while nothing was looked up. */
  const [answered, setAnswered] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function look(typed: string): void {
    clearTimeout(timer.current);
    const own = ++turn.current;
    const words = typed.trim();
    if (words.length < LEAST_TYPED) {
      setPlaces(NOTHING);
      setAnswered(null);
      return;
    }
    timer.current = setTimeout(
      () =>
        void callDeferred(calls, ({ findPlaces }) => findPlaces(words)).then((result) => {
          if (own !== turn.current) return;
          // Suggestions are an extra: the form's button says what is wrong.
          setPlaces(result.ok ? result.value : NOTHING);
          setAnswered(result.ok ? words : null);
        }),
      TYPING_MS,
    );
  }

  function close(): void {
    clearTimeout(timer.current);
    turn.current += 1;
    setPlaces(NOTHING);
    setAnswered(null);
  }

  return { places, answered, look, close };
}
