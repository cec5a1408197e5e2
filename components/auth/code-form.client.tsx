'use client';

import { useActionState } from 'react';
import { FormMessage } from '@/components/form/form-message';
import { SubmitButton } from '@/components/form/submit-button.client';
import { useErrorFocus } from '@/components/form/use-error-focus';
import { TextField } from '@/components/ui/text-field';
import { enterCode } from '@/lib/actions/sign-in-link';
import { NEW_FORM } from '@/lib/actions/form-state';
import { AgainButton } from './again-button.client';

interface CodeFormProps {
  /** Where the e-mail went. */
  email: string;
  /** When the next e-mail may be asked for, in milliseconds since 1970. */
  againAt: number;
  labels: Readonly<Record<'code' | 'codeHint' | 'submit' | 'again' | 'againIn', string>>;
}

/** The code of an e-mail, typed: it works alone, also on a device that does not get the e-mail. */
export function CodeForm({ email, againAt, labels }: CodeFormProps) {
  const [state, action] = useActionState(enterCode, NEW_FORM);
  const form = useErrorFocus(state.attempt);
  return (
    <form ref={form} action={action} noValidate className="mt-8 grid gap-5">
      <FormMessage>{state.message}</FormMessage>
      <input type="hidden" name="email" value={email} />
      <TextField
        name="code"
        label={labels.code}
        hint={labels.codeHint}
        error={state.errors.code}
        defaultValue={state.values.code ?? ''}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      <SubmitButton name="intent" value="code" size="lg" block>{labels.submit}</SubmitButton>
      <AgainButton againAt={againAt} labels={labels} />
    </form>
  );
}
