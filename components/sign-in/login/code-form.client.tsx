'use client';

import { CredentialForm } from '@/components/forms/password/credential-form.client';
import { Button } from '@/components/ui/button';
import { enterCode } from '@/lib/actions/sign-in/sign-in-link';
import { NEW_FORM } from '@/lib/actions/form-state';
import { CodeField } from '../credential-fields.client';
import type { CodeLabels } from '../labels';
import { ResendButton } from './resend-button.client';

interface CodeFormProps {
  /** Recipient of the e-mail. */
  email: string;
  /** When the next e-mail may be requested, in milliseconds since 1970. */
  againAt: number;
  labels: CodeLabels & Readonly<Record<'submit', string>>;
}

/** Signs in with the code of an e-mail; also works on a device that does not receive the e-mail. */
export function CodeForm({ email, againAt, labels }: CodeFormProps) {
  return (
    <CredentialForm action={enterCode} empty={NEW_FORM} labels={labels} hidden={{ email }} className="mt-8">
      {({ state, pressed }) => (
        <>
          <CodeField labels={labels} state={state} />
          <Button type="submit" name="intent" value="code" busy={pressed === 'code'} size="lg" block>
            {labels.submit}
          </Button>
          <ResendButton againAt={againAt} busy={pressed === 'again'} labels={labels} />
        </>
      )}
    </CredentialForm>
  );
}
