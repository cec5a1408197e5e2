'use client';

import { CredentialForm } from '@/components/forms/credential-form.client';
import { Button } from '@/components/ui/button';
import { enterCode } from '@/lib/actions/sign-in/sign-in-link';
import { NEW_FORM } from '@/lib/actions/form-state';
import { CodeField } from '../credential-fields.client';
import type { CodeLabels } from '../labels';
import { ResendButton } from './resend-button.client';

interface CodeFormProps {
  /** Where the e-mail went. */
  email: string;
  /** When the next e-mail may be asked for, in milliseconds since 1970. */
  againAt: number;
  labels: CodeLabels & Readonly<Record<'submit', string>>;
}

/** The code of an e-mail, typed: it works alone, also on a device that does not get the e-mail. */
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
