'use client';

import { useEffect, useRef, useState } from 'react';
import { goToLogin } from '@/lib/browser/cart';
import { routes } from '@/lib/config/routes';
import type { AddonChoice, NameValue, SkuOffer } from '@/lib/domain/catalogue';
import { addonProblem, choiceQuery, isComplete } from '@/lib/domain/sku-choice';
import type { PanelProduct } from './use-cart-panel';

const TYPING_MS = 350;

/** The price for what is chosen. Only the answer to the latest choice counts; the choice is kept in the page's address. */
export function useOffer(product: PanelProduct, initial: SkuOffer | null, start: { chosen: readonly NameValue[]; addons: readonly AddonChoice[] }) {
  const [offer, setOffer] = useState(initial);
  const [looking, setLooking] = useState(false);
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(own: number, options: readonly NameValue[], addons: readonly AddonChoice[]): Promise<void> {
    const { findOffer } = await import('@/lib/browser/cart-calls');
    const result = await findOffer(product.slug, options, addons);
    if (own !== turn.current) return;
    setLooking(false);
    if (result.ok) return setOffer(result.value);
    if (result.error.kind === 'signed-out') return goToLogin();
    setOffer(null);
    setFailed(true);
  }

  function find(options: readonly NameValue[], addons: readonly AddonChoice[], typing = false): void {
    const own = ++turn.current;
    clearTimeout(timer.current);
    setFailed(false);
    const valid = addons.filter(({ id, value }) => product.addons.some((addon) => addon.id === id && addonProblem(addon, value) === null));
    const query = choiceQuery(options, valid);
    window.history.replaceState(null, '', `${routes.product(product.slug)}${query ? `?${query}` : ''}`);
    if (!isComplete(product, options)) {
      setOffer(null);
      setLooking(false);
      return;
    }
    setLooking(true);
    timer.current = setTimeout(() => void ask(own, options, valid), typing ? TYPING_MS : 0);
  }

  // The server could not tell, or it was told without scripts what does not fit: asked once more.
  const [missing] = useState(initial === null && isComplete(product, start.chosen));
  useEffect(() => {
    if (missing) void ask(++turn.current, start.chosen, start.addons);
  }, []);

  return { offer, looking, failed, find };
}
