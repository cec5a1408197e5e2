'use client';

import type { ComponentProps } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { CartView } from './cart-view.client';

interface CartAreaProps extends ComponentProps<typeof CartView> {
  /** See `clientWords`. */
  words: string;
}

/** The cart with the messages that its client code needs. */
export function CartArea({ words, ...view }: CartAreaProps) {
  return (
    <WordsProvider locale={view.locale} words={words}>
      <CartView {...view} />
    </WordsProvider>
  );
}
