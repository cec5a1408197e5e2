'use client';

import { type RefObject, type SubmitEvent, useActionState, useRef, useState, useTransition } from 'react';
import type { FormState } from '@/lib/actions/form-state';
import { reportReply } from '@/lib/browser/site/connection';
import { isNoAnswer, isOldPage } from '@/lib/browser/site/no-answer';
import { keptTexts } from './kept-texts';
import { useErrorFocus } from './use-error-focus';

export interface ServerForm<State> {
  readonly state: State;
  readonly pending: boolean;
  /** While the form is pending: the value of the clicked submit button. */
  readonly pressed: string | null;
  /** Sends the same form again; set when neither the storefront nor the platform behind it replied. */
  readonly retry: (() => void) | null;
  /** Props of the form element; without scripts only the action is used. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly action: (data: FormData) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
  };
}

/** Resolves when the browser shows the page again that it has kept (back/forward cache). */
async function broughtBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', function shown({ persisted }) {
      if (!persisted) return;
      removeEventListener('pageshow', shown);
      resolve();
    });
  });
}

/**
 * State of a form that is handled by a server action. With scripts it is sent by hand, so that typed values stay in the
 * fields, a double click sends once, and a lost connection is reported in the form instead of replacing the page
 * (specification 1, section 8: 'Network Error'). `send` takes the action's place then.
 */
export function useServerForm<State extends FormState>(
  action: (previous: State, data: FormData) => Promise<State>,
  initial: State,
  noReply: string,
  send = action,
): ServerForm<State> {
  // The action must not be wrapped: otherwise the form could not be sent before hydration or without scripts. A state
  // is never a promise, hence the cast.
  const [posted, post] = useActionState(
    action as (previous: Awaited<State>, data: FormData) => Promise<State>,
    initial as Awaited<State>,
  );
  const [answer, setAnswer] = useState<State | null>(null);
  const [lost, setLost] = useState(false);
  const [pressed, setPressed] = useState<string | null>(null);
  const [pending, start] = useTransition();
  const submitter = useRef<HTMLElement | null>(null);
  const state: State = answer ?? posted;
  const form = useErrorFocus(state.attempt);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    submitter.current = event.nativeEvent.submitter ?? null;
    setPressed(submitter.current instanceof HTMLButtonElement ? submitter.current.value : null);
    const { currentTarget } = event;
    const data = new FormData(currentTarget, submitter.current);
    start(async () => {
      try {
        const next = await send(state, data);
        if (next.goTo !== undefined) {
          location.assign(next.goTo);
          // Stays pending until the page is left, and may be brought back by the browser, with what was typed.
          await broughtBack();
          return;
        }
        reportReply(next.unavailable !== 'no-reply');
        start(() => {
          setLost(false);
          setAnswer(next);
        });
      } catch (error) {
        if (!isNoAnswer(error)) throw error;
        reportReply(isOldPage(error));
        start(() => {
          setLost(true);
          // Fields that are rendered anew for each response show what was typed.
          const values = keptTexts(state.values, currentTarget, data);
          setAnswer({ ...state, outcome: null, values, message: noReply, attempt: state.attempt + 1 });
        });
      }
    });
  }

  return {
    state,
    pending,
    pressed: pending ? pressed : null,
    retry: lost || state.unavailable ? () => form.current?.requestSubmit(submitter.current) : null,
    props: { ref: form, action: post, onSubmit, noValidate: true },
  };
}
