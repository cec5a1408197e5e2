'use client';

import { useActionState } from 'react';
import { FormMessage } from '@/components/form/form-message';
import { SubmitButton } from '@/components/form/submit-button.client';
import { useErrorFocus } from '@/components/form/use-error-focus';
import { TextField } from '@/components/ui/text-field';
import { askForRecovery } from '@/lib/actions/recover';
import { NEW_FORM } from '@/lib/actions/form-state';

/** Asks for a code to set a new password with. `next` is where to go afterwards. */
export function RecoverForm({ next, labels }: { next: string; labels: { email: string; submit: string } }) {
  const [state, action] = useActionState(askForRecovery, NEW_FORM);
  const form = useErrorFocus(state.attempt);
  return (
    <form ref={form} action={action} noValidate className="mt-8 grid gap-5">
      <FormMessage>{state.message}</FormMessage>
      <input type="hidden" name="next" value={next} />
      <TextField
        name="email"
        type="email"
        label={labels.email}
        error={state.errors.email}
        defaultValue={state.values.email ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        required
      />
      <SubmitButton size="lg" block>{labels.submit}</SubmitButton>
    </form>
  );
}
