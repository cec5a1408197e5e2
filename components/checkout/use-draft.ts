'use client';

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { isNetworkError } from '@/lib/browser/site/connection';

const DRAFT = '/api/checkout/draft';
const TYPING_MS = 1_000;

/** Stores the typed values, debounced and when the page is left, so that a reload or a new sign-in loses nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    fetch(DRAFT, {
      method: 'POST',
      body: new FormData(form.current),
      headers: { 'x-csrf': '1' },
      keepalive: true,
    }).catch((error: unknown) => {
      // Retried at the next keystroke, or sent with the form.
      if (!isNetworkError(error)) throw error;
    });
  }, [form]);

  const later = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, TYPING_MS);
  }, [save]);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  // Of the layout, since the form is still there when it is cleaned up.
  useLayoutEffect(() => {
    const leave = () => {
      if (timer.current !== undefined) save();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);

  return { later, cancel };
}
