'use client';

import { useActionState } from 'react';
import { FormMessage } from '@/components/form/form-message';
import { SubmitButton } from '@/components/form/submit-button.client';
import { useErrorFocus } from '@/components/form/use-error-focus';
import { enterCode } from '@/lib/actions/sign-in-link';
import { NEW_FORM } from '@/lib/actions/form-state';

interface LinkFormProps {
  email: string;
  code: string;
  labels: { submit: string; again: string; spent: string };
}

/** The button behind an e-mail's link: a program that opens links ahead must not spend the code. */
export function LinkForm({ email, code, labels }: LinkFormProps) {
  const [state, action] = useActionState(enterCode, NEW_FORM);
  const form = useErrorFocus(state.attempt);
  const spent = state.errors.code !== undefined;
  return (
    <form ref={form} action={action} noValidate className="mt-8 grid gap-5">
      <FormMessage>{state.message ?? (spent && labels.spent)}</FormMessage>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="code" value={code} />
      {spent
        ? <SubmitButton name="intent" value="again" size="lg" block>{labels.again}</SubmitButton>
        : <SubmitButton name="intent" value="code" size="lg" block className="break-all">{labels.submit}</SubmitButton>}
    </form>
  );
}
