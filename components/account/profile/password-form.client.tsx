'use client';

import { CredentialForm, type ReplyLabels } from '@/components/forms/credential-form.client';
import { FormMessage } from '@/components/forms/form-message';
import { type NewPasswordLabels, NewPasswordField } from '@/components/forms/new-password-field.client';
import { PasswordField } from '@/components/forms/password-field.client';
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
const isChanged = ({ changed }: PasswordState) => changed;

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
          {state.changed && <FormMessage tone="success">{labels.changed}</FormMessage>}
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
        </>
      )}
    </CredentialForm>
  );
}
