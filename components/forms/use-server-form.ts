'use client';

import { type RefObject, type SubmitEvent, useActionState, useRef, useState, useTransition } from 'react';
import type { FormState } from '@/lib/actions/form-state';
import { noteReply } from '@/lib/browser/site/connection';
import { useErrorFocus } from './use-error-focus';

interface ServerForm<State> {
  readonly state: State;
  readonly pending: boolean;
  /** While the form is on its way: the value of the button that sent it, of several. */
  readonly pressed: string | null;
  /**
   * Set when nothing replied, neither the storefront nor behind it the platform: sends the form again as it was sent.
   */
  readonly retry: (() => void) | null;
  /** For the form element; the action alone serves when there are no scripts. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly action: (data: FormData) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
  };
}

/** Next's navigation errors and server errors have a digest: an error without one means no reply. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof Error && !('digest' in error);
}

/**
 * A form that a server action answers. With scripts it is sent by hand, so that what was typed stays in the fields, a
 * double click sends once, and a lost connection is reported in the form instead of replacing it (specification 1,
 * section 8: 'Network Error').
 */
export function useServerForm<State extends FormState>(
  action: (previous: State, data: FormData) => Promise<State>,
  initial: State,
  noReply: string,
): ServerForm<State> {
  // The action itself, unwrapped: otherwise the form could not be sent before hydration or without scripts. A state is
  // never a promise.
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
    const data = new FormData(event.currentTarget, submitter.current);
    start(async () => {
      try {
        const next = await action(state, data);
        if (next.goTo !== undefined) {
          location.assign(next.goTo);
          // Pending until the page is left.
          await new Promise<never>(() => {});
        }
        noteReply(next.unavailable !== 'no-reply');
        start(() => {
          setLost(false);
          setAnswer(next);
        });
      } catch (error) {
        if (!isNoAnswer(error)) throw error;
        noteReply(false);
        start(() => {
          setLost(true);
          setAnswer({ ...state, message: noReply, attempt: state.attempt + 1 });
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
