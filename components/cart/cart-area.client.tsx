'use client';

import type { ComponentProps } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { CartView } from './cart-view.client';

interface CartAreaProps extends ComponentProps<typeof CartView> {
  /** JSON of `clientWords`. */
  words: string;
}

/** Provides the cart with the messages that its client components need. */
export function CartArea({ words, ...view }: CartAreaProps) {
  return (
    <WordsProvider locale={view.locale} words={words}>
      <CartView {...view} />
    </WordsProvider>
  );
}
