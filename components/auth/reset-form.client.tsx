'use client';

import { useActionState, useEffect } from 'react';
import { FormMessage } from '@/components/form/form-message';
import { NewPasswordField, type NewPasswordLabels } from '@/components/form/new-password-field.client';
import { SubmitButton } from '@/components/form/submit-button.client';
import { useErrorFocus } from '@/components/form/use-error-focus';
import { TextField } from '@/components/ui/text-field';
import { resetPassword } from '@/lib/actions/recover';
import { NEW_FORM } from '@/lib/actions/form-state';
import { AgainButton } from './again-button.client';

interface ResetFormProps {
  email: string;
  /** The code of the e-mail's link; null when it is to be typed. */
  code: string | null;
  /** When the next e-mail may be asked for, in milliseconds since 1970. */
  againAt: number;
  labels: Readonly<Record<'code' | 'codeHint' | 'save' | 'again' | 'againIn' | 'spent', string>> & { newPassword: NewPasswordLabels };
}

/** Code and new password. A link's code is not shown again, only what is wrong with it. */
export function ResetForm({ email, code, againAt, labels }: ResetFormProps) {
  const [state, action] = useActionState(resetPassword, NEW_FORM);
  const form = useErrorFocus(state.attempt);
  const spent = code !== null && state.errors.code !== undefined;
  useEffect(() => {
    // Next keeps a page that was left, hidden: a typed password must not stay in it.
    const left = form.current;
    return () => left?.reset();
  }, [form]);
  return (
    <form ref={form} action={action} noValidate className="mt-8 grid gap-5">
      <FormMessage>{state.message ?? (spent && labels.spent)}</FormMessage>
      {/* Read by password managers, which would else keep the password for nobody. */}
      <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
      {code === null ? (
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
      ) : (
        <input type="hidden" name="code" value={code} />
      )}
      <NewPasswordField key={state.attempt} name="newpassword" labels={labels.newPassword} error={state.errors.newpassword} required />
      <SubmitButton name="intent" value="save" size="lg" block>{labels.save}</SubmitButton>
      {(code === null || spent) && <AgainButton againAt={againAt} labels={labels} />}
    </form>
  );
}
