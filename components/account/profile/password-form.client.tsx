'use client';

import { useState } from 'react';
import { CredentialForm, type ReplyLabels } from '@/components/forms/password/credential-form.client';
import { FormMessage } from '@/components/forms/form-message';
import { type NewPasswordLabels, NewPasswordField } from '@/components/forms/password/new-password-field.client';
import { PasswordField } from '@/components/forms/password/password-field.client';
import { Button } from '@/components/ui/button';
import { NEW_PASSWORD_FORM, type PasswordState } from '@/lib/actions/account/profile-form';
import { changePassword } from '@/lib/actions/account/profile-password';

export interface PasswordFormLabels extends ReplyLabels {
  title: string;
  current: string;
  currentHint: string;
  fresh: NewPasswordLabels;
  submit: string;
  submitting: string;
  changed: string;
}

const SECRETS = ['password', 'newpassword'];
const isChanged = ({ outcome }: PasswordState) => outcome === 'changed';

/** Sets a new password. `email` is for password managers. */
export function PasswordForm({ email, labels }: { email: string; labels: PasswordFormLabels }) {
  return (
    <CredentialForm
      action={changePassword}
      empty={NEW_PASSWORD_FORM}
      labels={labels}
      label={labels.title}
      secrets={SECRETS}
      empties={isChanged}
    >
      {({ state, pending }) => (
        <>
          {isChanged(state) && <FormMessage tone="success">{labels.changed}</FormMessage>}
          <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            name="password"
            label={labels.current}
            hint={labels.currentHint}
            error={state.errors.password}
            autoComplete="current-password"
            toggleLabels={{ show: labels.fresh.show, hide: labels.fresh.hide }}
          />
          <FreshPassword state={state} labels={labels.fresh} />
          <div>
            <Button type="submit" busy={pending}>
              {pending ? labels.submitting : labels.submit}
            </Button>
          </div>
        </>
      )}
    </CredentialForm>
  );
}

/** Empty after each change, and only then. */
function FreshPassword({ state, labels }: { state: PasswordState; labels: NewPasswordLabels }) {
  const [changedBy, setChangedBy] = useState(0);
  if (isChanged(state) && changedBy !== state.attempt) setChangedBy(state.attempt);
  return (
    <NewPasswordField key={changedBy} name="newpassword" labels={labels} error={state.errors.newpassword} required />
  );
}
