'use client';

import type { ComponentProps } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { OrderPad } from './order-pad.client';

interface OrderPadAreaProps extends ComponentProps<typeof OrderPad> {
  /** JSON of `clientWords`. */
  words: string;
}

/** Provides the pad with the messages that its client components need. */
export function OrderPadArea({ words, ...pad }: OrderPadAreaProps) {
  return (
    <WordsProvider locale={pad.locale} words={words}>
      <OrderPad {...pad} />
    </WordsProvider>
  );
}
