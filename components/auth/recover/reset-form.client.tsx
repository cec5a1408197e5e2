'use client';

import { useEffect } from 'react';
import { FormProblem } from '@/components/form/form-problem.client';
import { NewPasswordField, type NewPasswordLabels } from '@/components/form/new-password-field.client';
import { useServerForm } from '@/components/form/use-server-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { resetPassword } from '@/lib/actions/sign-in/recover';
import { NEW_FORM } from '@/lib/actions/form-state';
import { AgainButton } from '../sign-in/again-button.client';
import type { CODE_LABELS } from '../labels';

interface ResetFormProps {
  email: string;
  /** The code of the e-mail's link; null when it is to be typed. */
  code: string | null;
  /** When the next e-mail may be asked for, in milliseconds since 1970. */
  againAt: number;
  labels: Readonly<Record<(typeof CODE_LABELS)[number] | 'save' | 'spent', string>> & {
    newPassword: NewPasswordLabels;
  };
}

/** Code and new password. A link's code is not shown again, only what is wrong with it. */
export function ResetForm({ email, code, againAt, labels }: ResetFormProps) {
  const { state, pressed, retry, props } = useServerForm(resetPassword, NEW_FORM, labels.noReply);
  const { ref } = props;
  const spent = code !== null && state.errors.code !== undefined;
  useEffect(() => {
    // Next keeps a page that was left, hidden: a typed password must not stay in it.
    const left = ref.current;
    return () => left?.reset();
  }, [ref]);
  useEffect(() => {
    if (state.errors.newpassword === undefined) return;
    const typed = ref.current?.elements.namedItem('newpassword');
    if (typed instanceof HTMLInputElement) typed.value = '';
  }, [state, ref]);
  return (
    <form {...props} className="mt-8 grid gap-5">
      <FormProblem retry={retry} retryLabel={labels.retry}>
        {state.message ?? (spent && labels.spent)}
      </FormProblem>
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
      <NewPasswordField name="newpassword" labels={labels.newPassword} error={state.errors.newpassword} required />
      <Button type="submit" name="intent" value="save" busy={pressed === 'save'} size="lg" block>
        {labels.save}
      </Button>
      {(code === null || spent) && <AgainButton againAt={againAt} busy={pressed === 'again'} labels={labels} />}
    </form>
  );
}
