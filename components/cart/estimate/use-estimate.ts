'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callDeferred } from '@/lib/browser/deferred';
import type { CallError, CallResult } from '@/lib/browser/result';
import type { Locality } from '@/lib/contract/account/address';
import type { Cart } from '@/lib/domain/cart/cart';
import { type Estimate, pickLocality, placeName } from '@/lib/domain/cart/estimate';

const AGAIN_MS = 600;
/** Of the field for a suburb or postcode. */
export const PLACE_FIELD_ID = 'to';

const calls = () => import('@/lib/browser/cart/estimate-calls');

/** What was typed into the server's field before these scripts were there: hydration would put the first value back. */
function typedAlready(): string | null {
  if (typeof document === 'undefined') return null;
  const field = document.getElementById(PLACE_FIELD_ID);
  return field instanceof HTMLInputElement ? field.value : null;
}

/** The freight estimate of the cart's page: asked for a place, and again when the cart has changed. */
export function useEstimate(cart: Cart, initial: { typed: string; estimate: Estimate | null }) {
  const [typed, setTyped] = useState(() => typedAlready() ?? initial.typed);
  const [estimate, setEstimate] = useState(initial.estimate);
  const [error, setError] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  async function ask(work: () => Promise<CallResult<Estimate>>): Promise<void> {
    const own = ++turn.current;
    setBusy(true);
    const result = await work();
    if (own !== turn.current) return;
    setBusy(false);
    setError(result.ok ? null : result.error);
    if (result.ok) setEstimate(result.value);
  }

  /** As one line of text it can be looked up again after a reload. */
  function remember(text: string): void {
    window.history.replaceState(null, '', `${window.location.pathname}?${new URLSearchParams({ to: text })}`);
  }

  function choose(place: Locality): void {
    setTyped(placeName(place));
    remember(placeName(place));
    void ask(() => callDeferred(calls, ({ estimateFor }) => estimateFor(place)));
  }

  function submit(): void {
    const words = typed.trim();
    if (words === '') return;
    void ask(() =>
      callDeferred(calls, async ({ findPlaces, estimateFor }) => {
        const found = await findPlaces(words);
        if (!found.ok) return found;
        const place = pickLocality(found.value, words);
        if (!place)
          return { ok: true, value: { kind: found.value.length > 0 ? 'several' : 'unknown', places: found.value } };
        setTyped(placeName(place));
        remember(placeName(place));
        return estimateFor(place);
      }),
    );
  }

  const again = useEffectEvent(() => {
    if (estimate?.kind === 'found')
      void ask(() => callDeferred(calls, ({ estimateFor }) => estimateFor(estimate.place)));
  });
  const weighed = cart.lines.map((line) => `${line.id}:${line.qty}`).join();
  const first = useRef(weighed);
  useEffect(() => {
    if (first.current === weighed) return;
    first.current = weighed;
    const timer = setTimeout(again, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [weighed]);

  return { typed, setTyped, estimate, error, busy, choose, submit };
}
