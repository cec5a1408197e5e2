'use client';

import { useRef, useState } from 'react';
import { goToLogin } from '@/lib/browser/cart/cart.client';
import { callDeferred } from '@/lib/browser/deferred';
import { useRead } from '@/lib/browser/read.client';
import type { CallError } from '@/lib/browser/result';
import type { AddonChoice, NameValue, SkuOffer } from '@/lib/domain/catalogue/catalogue';
import { type MatrixOffer, offerFor } from '@/lib/domain/catalogue/matrix';
import { addonProblem, isComplete, withChoice } from '@/lib/domain/catalogue/sku-choice';
import type { PanelProduct } from './panel-types';

const TYPING_MS = 350;

interface Start {
  /** All skus, if the page has loaded them: a choice's price is shown from them at once, then confirmed. */
  known: readonly MatrixOffer[];
  offer: SkuOffer | null;
  chosen: readonly NameValue[];
  addons: readonly AddonChoice[];
}

interface Wanted {
  /** Counts choices: prices may change, so a repeated choice is requested again. */
  turn: number;
  options: readonly NameValue[];
  addons: readonly AddonChoice[];
  delayMs: number;
}

/**
 * The offer for the chosen options. Only the reply to the latest choice counts; the choice is stored in the page's
 * address. Why the platform refused a choice is passed to `onRefused`.
 */
export function useOffer(product: PanelProduct, start: Start, onRefused: (error: CallError) => void) {
  const [offer, setOffer] = useState(start.offer);
  const [looking, setLooking] = useState(false);
  const [failed, setFailed] = useState(false);
  // Requested again if the server had no offer, or if a form without scripts was processed for another choice.
  const [wanted, setWanted] = useState<Wanted | null>(() =>
    start.offer === null && isComplete(product, start.chosen)
      ? { turn: 0, options: start.chosen, addons: start.addons, delayMs: 0 }
      : null,
  );
  const turn = useRef(0);
  const waiting = useRef<((offer: SkuOffer | null) => void)[]>([]);

  function settle(next: SkuOffer | null): void {
    setLooking(false);
    setOffer(next);
    for (const resolve of waiting.current.splice(0)) resolve(next);
  }

  const { awaited } = useRead(
    wanted && String(wanted.turn),
    (signal) =>
      callDeferred(
        () => import('@/lib/browser/cart/cart-calls'),
        ({ findOffer }) => findOffer(product.slug, wanted?.options ?? [], wanted?.addons ?? [], signal),
      ),
    {
      delayMs: wanted?.delayMs ?? 0,
      onAnswer(result) {
        settle(result.ok ? result.value : null);
        if (result.ok) return;
        if (result.error.kind === 'signed-out') goToLogin();
        else if (result.error.kind === 'network') setFailed(true);
        else onRefused(result.error);
      },
    },
  );

  function find(options: readonly NameValue[], addons: readonly AddonChoice[], typing = false): void {
    setFailed(false);
    const valid = addons.filter(({ id, value }) =>
      product.addons.some((addon) => addon.id === id && addonProblem(addon, value) === null),
    );
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + withChoice(search, options, valid));
    if (!isComplete(product, options)) {
      setWanted(null);
      return settle(null);
    }
    // Only the platform can add the prices of extras.
    const known = addons.length === 0 ? offerFor(start.known, options) : null;
    setLooking(known === null);
    if (known) setOffer(known);
    setWanted({ turn: ++turn.current, options, addons: valid, delayMs: typing ? TYPING_MS : 0 });
  }

  /** The offer for the current choice, awaited while it is loading. */
  function settled(): Promise<SkuOffer | null> {
    return awaited ? new Promise((resolve) => waiting.current.push(resolve)) : Promise.resolve(offer);
  }

  return { offer, looking, failed, find, settled };
}
