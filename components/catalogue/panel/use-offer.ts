'use client';

import { useEffect, useRef, useState } from 'react';
import { goToLogin } from '@/lib/browser/cart/cart.client';
import { callDeferred } from '@/lib/browser/deferred';
import { routes } from '@/lib/config/routes';
import type { AddonChoice, NameValue, SkuOffer } from '@/lib/domain/catalogue/catalogue';
import { type MatrixOffer, offerFor } from '@/lib/domain/catalogue/matrix';
import { addonProblem, choiceQuery, isComplete } from '@/lib/domain/catalogue/sku-choice';
import type { PanelProduct } from './panel-types';

const TYPING_MS = 350;

interface Start {
  /**
   * All skus of the product where the page has them: what a choice costs is shown from them at once, and confirmed
   * after.
   */
  known: readonly MatrixOffer[];
  offer: SkuOffer | null;
  chosen: readonly NameValue[];
  addons: readonly AddonChoice[];
}

/**
 * The price for what is chosen. Only the answer to the latest choice counts; the choice is kept in the page's address.
 */
export function useOffer(product: PanelProduct, start: Start) {
  const [offer, setOffer] = useState(start.offer);
  const [looking, setLooking] = useState(false);
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);
  const latest = useRef(Promise.resolve(start.offer));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Ends the wait for an offer that will not be asked for any more. */
  const giveUp = useRef(() => {});
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(
    own: number,
    options: readonly NameValue[],
    addons: readonly AddonChoice[],
  ): Promise<SkuOffer | null> {
    const result = await callDeferred(
      () => import('@/lib/browser/cart/cart-calls'),
      ({ findOffer }) => findOffer(product.slug, options, addons),
    );
    if (own !== turn.current) return null;
    setLooking(false);
    setOffer(result.ok ? result.value : null);
    if (result.ok) return result.value;
    if (result.error.kind === 'signed-out') goToLogin();
    else setFailed(true);
    return null;
  }

  function find(options: readonly NameValue[], addons: readonly AddonChoice[], typing = false): void {
    const own = ++turn.current;
    clearTimeout(timer.current);
    giveUp.current();
    setFailed(false);
    const valid = addons.filter(({ id, value }) =>
      product.addons.some((addon) => addon.id === id && addonProblem(addon, value) === null),
    );
    const query = choiceQuery(options, valid);
    window.history.replaceState(null, '', `${routes.product(product.slug)}${query ? `?${query}` : ''}`);
    const complete = isComplete(product, options);
    // Extras have prices of their own, which only the platform adds.
    const known = complete && addons.length === 0 ? offerFor(start.known, options) : null;
    setLooking(complete && known === null);
    if (known || !complete) setOffer(known);
    latest.current = complete
      ? new Promise((resolve) => {
          giveUp.current = () => resolve(null);
          timer.current = setTimeout(() => void ask(own, options, valid).then(resolve), typing ? TYPING_MS : 0);
        })
      : Promise.resolve(null);
  }

  /** The offer for what is chosen now, waited for when it is on its way. */
  async function settled(): Promise<SkuOffer | null> {
    const awaited = latest.current;
    const found = await awaited;
    return awaited === latest.current ? found : settled();
  }

  // The server could not tell, or a form without scripts was answered for another choice: asked once more.
  const asked = useRef(start.offer !== null || !isComplete(product, start.chosen));
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    latest.current = ask(++turn.current, start.chosen, start.addons);
  });

  return { offer, looking, failed, find, settled };
}
