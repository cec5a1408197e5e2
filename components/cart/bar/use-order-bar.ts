import { useEffect, useEffectEvent, useState } from 'react';
import { onCart } from '@/lib/browser/cart/cart.client';
import { callDeferred } from '@/lib/browser/deferred';
import { onTabMessage } from '@/lib/browser/sign-in/tab-sync';
import type { Cart } from '@/lib/domain/cart/cart';
import { orderBarOf } from '@/lib/domain/cart/order-bar';
import { type BarTemplates, type BarWords, barText, barWords } from './parts/bar-words';

/** Delay that merges several changes into one request. */
const REST_MS = 300;

interface Start {
  initial: BarWords;
  /** False if some figures did not arrive in time: they are requested again. */
  complete: boolean;
  templates: BarTemplates;
  locale: string;
}

interface Shown {
  readonly words: BarWords;
  /** By a change of the cart; figures that only came late are not announced. */
  readonly changed: boolean;
}

/** The bar's current sentences. */
export function useOrderBar({ initial, complete, templates, locale }: Start): Shown {
  const [later, setLater] = useState<Shown | null>(null);

  const ask = useEffectEvent(async (cart: Cart | null, changed: boolean): Promise<void> => {
    const result = await callDeferred(
      () => import('@/lib/browser/cart/order-bar-calls'),
      ({ fetchOrderBar }) => fetchOrderBar(),
    );
    // Without a reply, use the cart's figures alone: the former freight and dates belong to another cart.
    const facts = result.ok ? result.value : cart && orderBarOf(cart);
    const next = facts && barWords(facts, templates, locale);
    // Equal text must not be announced again.
    if (next)
      setLater((before) => (barText(next) === barText(before?.words ?? initial) ? before : { words: next, changed }));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = (cart: Cart | null, changed: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(cart, changed), REST_MS);
    };
    const stop = [
      onCart((cart) => askLater(cart, true)),
      onTabMessage(({ kind }) => kind === 'cart' && askLater(null, true)),
    ];
    if (!complete) askLater(null, false);
    return () => {
      clearTimeout(timer);
      for (const end of stop) end();
    };
  }, [complete]);

  return later ?? { words: initial, changed: false };
}
