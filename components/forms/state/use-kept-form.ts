'use client';

import { useEffect, useRef } from 'react';
import type { FormState } from '@/lib/actions/form-state';
import { routes } from '@/lib/config/routes';
import { type FormDraft, useFormDraft } from './use-form-draft';
import { type ServerForm, useServerForm } from './use-server-form';

/** Next reports an action's redirect as an error. One to the sign-in means that nothing was saved. */
function hasMovedOn(error: unknown): boolean {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
  return digest.startsWith('NEXT_REDIRECT') && !digest.includes(`;${routes.login}?`);
}

/** useServerForm for a customer's form, which keeps what is typed until it is saved (useFormDraft). */
export function useKeptForm<State extends FormState>(
  name: string | null,
  action: (previous: State, data: FormData) => Promise<State>,
  initial: State,
  noReply: string,
  onFilled: () => void = () => undefined,
): ServerForm<State> {
  const draftRef = useRef<FormDraft>(null);
  const form = useServerForm(action, initial, noReply, async (previous, data) => {
    draftRef.current?.store();
    try {
      const next = await action(previous, data);
      if (next.message === null && Object.keys(next.errors).length === 0) draftRef.current?.forget();
      return next;
    } catch (error) {
      if (hasMovedOn(error)) draftRef.current?.forget();
      throw error;
    }
  });
  // The draft is of the form, which is sent with it.
  const draft = useFormDraft(name, form.props.ref, onFilled);
  useEffect(() => {
    draftRef.current = draft;
  });
  return form;
}
