'use client';

import { CredentialForm, type ReplyLabels } from '@/components/forms/password/credential-form.client';
import { Button } from '@/components/ui/button';
import { askForRecovery } from '@/lib/actions/sign-in/recover';
import { NEW_FORM } from '@/lib/actions/form-state';
import { EmailField } from '../credential-fields.client';

interface RecoverFormProps {
  /** Target path after the sign-in. */
  next: string;
  /** Initial e-mail address. */
  email: string;
  labels: ReplyLabels & { email: string; submit: string };
}

/** Requests a code for setting a new password. */
export function RecoverForm({ next, email, labels }: RecoverFormProps) {
  return (
    <CredentialForm action={askForRecovery} empty={NEW_FORM} labels={labels} hidden={{ next }} className="mt-8">
      {({ state, pending }) => (
        <>
          <EmailField name="email" label={labels.email} state={state} known={email} />
          <Button type="submit" busy={pending} size="lg" block>
            {labels.submit}
          </Button>
        </>
      )}
    </CredentialForm>
  );
}
