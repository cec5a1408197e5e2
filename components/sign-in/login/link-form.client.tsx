'use client';

import { CredentialForm, type ReplyLabels } from '@/components/forms/password/credential-form.client';
import { Button } from '@/components/ui/button';
import { enterCode } from '@/lib/actions/sign-in/sign-in-link';
import { type FormState, NEW_FORM } from '@/lib/actions/form-state';

interface LinkFormProps {
  email: string;
  code: string;
  /** Target path on this site after the sign-in, or ''. */
  next: string;
  labels: ReplyLabels & { submit: string; again: string; spent: string };
}

const isSpent = ({ errors }: FormState) => errors.code !== undefined;

/** The button on the page that an e-mail's link opens: a program that prefetches links must not use up the code. */
export function LinkForm({ email, code, next, labels }: LinkFormProps) {
  return (
    <CredentialForm
      action={enterCode}
      empty={NEW_FORM}
      labels={labels}
      hidden={{ email, code, next }}
      problem={(state) => isSpent(state) && labels.spent}
      className="mt-8"
    >
      {({ state, pending }) =>
        isSpent(state) ? (
          <Button type="submit" name="intent" value="again" busy={pending} size="lg" block>
            {labels.again}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="code" busy={pending} size="lg" block className="break-all">
            {labels.submit}
          </Button>
        )
      }
    </CredentialForm>
  );
}
