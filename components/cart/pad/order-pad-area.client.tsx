'use client';

import type { ComponentProps } from 'react';
import { WordsProvider } from '@/components/forms/words.client';
import { OrderPad } from './order-pad.client';

interface OrderPadAreaProps extends ComponentProps<typeof OrderPad> {
  /** See `clientWords`. */
  words: string;
}

/** The pad with the messages that its client code needs. */
export function OrderPadArea({ words, ...pad }: OrderPadAreaProps) {
  return (
    <WordsProvider locale={pad.locale} words={words}>
      <OrderPad {...pad} />
    </WordsProvider>
  );
}
