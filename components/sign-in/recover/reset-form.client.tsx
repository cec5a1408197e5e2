'use client';

import { CredentialForm } from '@/components/forms/password/credential-form.client';
import { NewPasswordField, type NewPasswordLabels } from '@/components/forms/password/new-password-field.client';
import { Button } from '@/components/ui/button';
import { resetPassword } from '@/lib/actions/sign-in/recover';
import { type FormState, NEW_FORM } from '@/lib/actions/form-state';
import { CodeField } from '../credential-fields.client';
import type { CodeLabels } from '../labels';
import { ResendButton } from '../login/resend-button.client';

interface ResetFormProps {
  email: string;
  /** Code from the e-mail's link; null if it must be typed. */
  code: string | null;
  /** When the next e-mail may be requested, in milliseconds since 1970. */
  againAt: number;
  labels: CodeLabels &
    Readonly<Record<'save' | 'spent', string>> & {
      newPassword: NewPasswordLabels;
    };
}

const SECRETS = ['newpassword'];
const isRefused = ({ errors }: FormState) => errors.newpassword !== undefined;

/** Code and new password. A link's code is not shown, only its errors. */
export function ResetForm({ email, code, againAt, labels }: ResetFormProps) {
  const isSpent = ({ errors }: FormState) => code !== null && errors.code !== undefined;
  return (
    <CredentialForm
      action={resetPassword}
      empty={NEW_FORM}
      labels={labels}
      hidden={code === null ? {} : { code }}
      secrets={SECRETS}
      empties={isRefused}
      problem={(state) => isSpent(state) && labels.spent}
      className="mt-8"
    >
      {({ state, pressed }) => (
        <>
          {/* For password managers, which would otherwise store the password without a user name. */}
          <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
          {code === null && <CodeField labels={labels} state={state} />}
          <NewPasswordField name="newpassword" labels={labels.newPassword} error={state.errors.newpassword} required />
          <Button type="submit" name="intent" value="save" busy={pressed === 'save'} size="lg" block>
            {labels.save}
          </Button>
          {(code === null || isSpent(state)) && (
            <ResendButton againAt={againAt} busy={pressed === 'again'} labels={labels} />
          )}
        </>
      )}
    </CredentialForm>
  );
}
