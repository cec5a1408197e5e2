'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** After a response with errors, focuses the first invalid field, or else the message about the whole form. */
export function useErrorFocus(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    const wrong =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]') ??
      form.current?.querySelector<HTMLElement>('[data-form-message]');
    wrong?.focus();
  }, [attempt]);
  return form;
}
