'use client';

import { useState } from 'react';
import { callDeferred } from '@/lib/browser/deferred';
import { useRead } from '@/lib/browser/read.client';
import type { CallError } from '@/lib/browser/result';
import type { Locality } from '@/lib/contract/account/address';
import type { Cart } from '@/lib/domain/cart/cart';
import { type Estimate, placeName } from '@/lib/domain/cart/estimate';

const AGAIN_MS = 600;
/** Id of the field for a suburb or postcode. */
export const PLACE_FIELD_ID = 'to';

/** Text typed before hydration, which would otherwise reset it to the initial value. */
function typedAlready(): string | null {
  if (typeof document === 'undefined') return null;
  const field = document.getElementById(PLACE_FIELD_ID);
  return field instanceof HTMLInputElement ? field.value : null;
}

interface Wanted {
  to: Locality | string;
  turn: number;
  delayMs: number;
}

/** The freight estimate of the cart page: requested for a place, and again when the cart changes. */
export function useEstimate(cart: Cart, initial: { typed: string; estimate: Estimate | null }) {
  const [typed, setTyped] = useState(() => typedAlready() ?? initial.typed);
  const [estimate, setEstimate] = useState(initial.estimate);
  const [error, setError] = useState<CallError | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { answer, asking, awaited } = useRead(
    wanted && String(wanted.turn),
    (signal) =>
      callDeferred(
        () => import('@/lib/browser/cart/estimate-calls'),
        async ({ estimateFor, estimateTyped }) => {
          const to = wanted?.to ?? '';
          return typeof to === 'string' ? estimateTyped(to, show, signal) : estimateFor(to, signal);
        },
      ),
    { delayMs: wanted?.delayMs ?? 0 },
  );
  const [seen, setSeen] = useState(answer);
  if (answer && answer !== seen) {
    setSeen(answer);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) setEstimate(answer.value);
  }

  function ask(to: Wanted['to'], delayMs = 0): void {
    setWanted((before) => ({ to, turn: (before?.turn ?? 0) + 1, delayMs }));
  }

  /** Shows the place as one line of text, which can be looked up again after a reload. */
  function show(place: Locality): void {
    const text = placeName(place);
    setTyped(text);
    window.history.replaceState(null, '', `${window.location.pathname}?${new URLSearchParams({ to: text })}`);
  }

  function choose(place: Locality): void {
    show(place);
    ask(place);
  }

  function submit(): void {
    const words = typed.trim();
    if (words !== '') ask(words);
  }

  const weighed = cart.lines.map((line) => `${line.id}:${line.qty}`).join();
  const [estimated, setEstimated] = useState(weighed);
  if (estimated !== weighed) {
    setEstimated(weighed);
    // The pending estimate is for the previous cart.
    if (awaited && wanted) ask(wanted.to, AGAIN_MS);
    else if (estimate?.kind === 'found') ask(estimate.place, AGAIN_MS);
  }

  return { typed, setTyped, estimate, error, busy: asking, choose, submit };
}
