import { useState } from 'react';
import { loadDeferred } from '@/lib/browser/deferred';
import type { OrderFileProblem } from '@/lib/domain/cart/order-text/order-reply';
import type { OrderText } from '@/lib/domain/cart/order-text/order-row';

type ReadOrder = OrderText | OrderFileProblem | 'no-reply';

/** Reads a text or file, with code that is loaded then. Both resolve to false without a reply: it can be read again. */
export function usePadRead(
  onRead: (order: OrderText) => void,
  onProblem: (problem: OrderFileProblem | 'no-reply') => void,
) {
  const [reading, setReading] = useState(false);

  async function read<Code>(
    load: () => Promise<Code>,
    work: (code: Code) => ReadOrder | Promise<ReadOrder>,
  ): Promise<boolean> {
    setReading(true);
    const code = await loadDeferred(load);
    const order = code === null ? 'no-reply' : await work(code);
    setReading(false);
    if (typeof order === 'string') onProblem(order);
    else onRead(order);
    return order !== 'no-reply';
  }

  return {
    reading,
    readText: (text: string) =>
      read(
        () => import('@/lib/domain/cart/order-text/read-order-text'),
        ({ readOrderText }) => readOrderText(text),
      ),
    readFile: (file: File) =>
      read(
        () => import('@/lib/browser/cart/pad-calls'),
        (code) => code.readFile(file),
      ),
  };
}
