'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type StoredDraft, openDraft } from '@/lib/browser/cart/pad-draft.client';
import { FORM_DRAFT } from '@/lib/browser/site/worker/worker-names';
import { fillForm, readDraft, savedValues, shownValues, writeDraft } from './form-draft';

/** Short enough that what was typed is stored when the page is left for the sign-in. */
const PAUSE_MS = 150;

export interface FormDraft {
  /** Stores what was typed last, at once. */
  store: () => void;
  /** What was typed is saved, or was given up. */
  forget: () => void;
}

/**
 * Stores what is typed into a customer's form on this device, and gives it back once the same customer has signed in
 * again: a session can end before a form is sent, or by sending it. In the session in which it was typed it does not
 * come back, since it was left. Whose form it is stands on an element around it (draft-owner.ts). `name` tells forms of
 * one page apart; null keeps nothing. `onFilled` is called once a draft is in the controls, for a form that has their
 * values in its own state.
 */
export function useFormDraft(
  name: string | null,
  form: RefObject<HTMLFormElement | null>,
  onFilled: () => void,
): FormDraft {
  const draft = useRef<StoredDraft | null>(null);
  const before = useRef<ReturnType<typeof savedValues> | null>(null);
  /** Stores what was typed last. */
  const store = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filled = useEffectEvent(onFilled);

  useEffect(() => {
    const element = form.current;
    const { account = '', session = '' } = element?.closest<HTMLElement>('[data-account]')?.dataset ?? {};
    if (!element || account === '' || name === null) return;
    const stop = new AbortController();
    // The router hides a page that is left, and shows it again with what was typed: effects run again.
    const isFirst = before.current === null;
    const untyped = (before.current ??= savedValues(element));
    const write = () => void draft.current?.save(writeDraft({ account, session }, untyped, element, Date.now()));
    let isTouched = false;
    const touch = () => {
      isTouched = true;
      store.current = write;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, PAUSE_MS);
    };
    element.addEventListener('input', touch, stop);
    const shown = shownValues(element);
    // Typed before the scripts came.
    if (isFirst && Object.entries(untyped).some(([field, text]) => text !== shown[field])) touch();
    void (async () => {
      if (draft.current) return;
      const opened = await openDraft(`${FORM_DRAFT}${location.pathname}?${name}`);
      if (stop.signal.aborted) return;
      draft.current = opened;
      // What was typed while it was opened could not be stored then.
      if (isTouched) return write();
      const typed = readDraft(opened.text, { account, session }, Date.now());
      if (!typed) return;
      fillForm(element, typed);
      filled();
      write();
    })();
    return () => stop.abort();
  }, [name, form]);

  return {
    store() {
      clearTimeout(timer.current);
      store.current?.();
    },
    forget: () => void draft.current?.save(''),
  };
}
