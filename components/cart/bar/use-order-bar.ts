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

/** The bar's current sentences; `changed` once they differ from those the page was rendered with. */
export function useOrderBar({ initial, complete, templates, locale }: Start): { words: BarWords; changed: boolean } {
  const [words, setWords] = useState<BarWords | null>(null);

  const ask = useEffectEvent(async (cart: Cart | null): Promise<void> => {
    const result = await callDeferred(
      () => import('@/lib/browser/cart/order-bar-calls'),
      ({ fetchOrderBar }) => fetchOrderBar(),
    );
    // Without a reply, use the cart's figures alone: the former freight and dates belong to another cart.
    const facts = result.ok ? result.value : cart && orderBarOf(cart);
    const next = facts && barWords(facts, templates, locale);
    // Equal text must not be announced again.
    if (next) setWords((before) => (barText(next) === barText(before ?? initial) ? before : next));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (cart: Cart | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(cart), REST_MS);
    };
    const stop = [onCart(later), onTabMessage(({ kind }) => kind === 'cart' && later(null))];
    if (!complete) later(null);
    return () => {
      clearTimeout(timer);
      for (const end of stop) end();
    };
  }, [complete]);

  return { words: words ?? initial, changed: words !== null };
}
