'use client';

import { useEffect } from 'react';
import { FormMessage } from '@/components/form/form-message';
import { FormProblem } from '@/components/form/form-problem.client';
import { type NewPasswordLabels, NewPasswordField } from '@/components/form/new-password-field.client';
import { PasswordField } from '@/components/form/password-field.client';
import { useServerForm } from '@/components/form/use-server-form';
import { Button } from '@/components/ui/button';
import { NEW_PASSWORD_FORM } from '@/lib/actions/account/profile-form';
import { changePassword } from '@/lib/actions/account/profile-password';

export interface PasswordFormLabels {
  title: string;
  current: string;
  currentHint: string;
  fresh: NewPasswordLabels;
  submit: string;
  submitting: string;
  changed: string;
  noReply: string;
  retry: string;
}

/** A new password. `email` is for the browser's keeper of passwords, and is no password itself. */
export function PasswordForm({ email, labels }: { email: string; labels: PasswordFormLabels }) {
  const { state, pending, retry, props } = useServerForm(changePassword, NEW_PASSWORD_FORM, labels.noReply);
  const { ref } = props;
  useEffect(() => {
    if (state.changed) ref.current?.reset();
  }, [state, ref]);
  useEffect(() => {
    // Next keeps a page that was left, hidden: a typed password must not stay in it.
    const left = ref.current;
    return () => left?.reset();
  }, [ref]);
  return (
    <form {...props} aria-label={labels.title} className="grid gap-5">
      {state.changed && <FormMessage tone="success">{labels.changed}</FormMessage>}
      <FormProblem retry={retry} retryLabel={labels.retry}>
        {state.message}
      </FormProblem>
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        name="password"
        label={labels.current}
        hint={labels.currentHint}
        error={state.errors.password}
        autoComplete="current-password"
        toggleLabels={{ show: labels.fresh.show, hide: labels.fresh.hide }}
      />
      <NewPasswordField
        key={state.changed ? state.attempt : 0}
        name="newpassword"
        labels={labels.fresh}
        error={state.errors.newpassword}
        required
        requiredLabel=""
      />
      <div>
        <Button type="submit" busy={pending}>
          {pending ? labels.submitting : labels.submit}
        </Button>
      </div>
    </form>
  );
}
