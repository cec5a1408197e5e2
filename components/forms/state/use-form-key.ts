'use client';

import { type RefObject, useRef } from 'react';
import { newKey } from '@/lib/browser/forms/new-key';
import { useOnceFor } from '@/lib/browser/use-once-for';

/**
 * A hidden input with an idempotency key from the browser, since the page is cached for everybody. It keeps its key
 * when the router shows the page again, so that a form that was sent is not sent again as another. `sent` is the key
 * of a former submission of the same values.
 */
export function useFormKey(sent = ''): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useOnceFor(sent, () => {
    if (input.current) input.current.value = sent || newKey();
  });
  return input;
}
