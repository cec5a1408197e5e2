'use client';

import { type RefObject, useRef } from 'react';
import { useOnceFor } from '@/lib/browser/use-once-for';

/** After a response with errors, focuses the first invalid field, or else the message about the whole form. */
export function useErrorFocus(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useOnceFor(attempt, () => {
    if (attempt === 0) return;
    const wrong =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ??
      form.current?.querySelector<HTMLElement>('[data-form-message]');
    wrong?.focus();
  });
  return form;
}
