'use client';

import { FormProblem } from '@/components/form/form-problem.client';
import { useServerForm } from '@/components/form/use-server-form';
import { Button } from '@/components/ui/button';
import { enterCode } from '@/lib/actions/sign-in/sign-in-link';
import { NEW_FORM } from '@/lib/actions/form-state';
import type { ReplyLabels } from '../labels';

interface LinkFormProps {
  email: string;
  code: string;
  labels: ReplyLabels & { submit: string; again: string; spent: string };
}

/** The button behind an e-mail's link: a program that opens links ahead must not spend the code. */
export function LinkForm({ email, code, labels }: LinkFormProps) {
  const { state, pending, retry, props } = useServerForm(enterCode, NEW_FORM, labels.noReply);
  const spent = state.errors.code !== undefined;
  return (
    <form {...props} className="mt-8 grid gap-5">
      <FormProblem retry={retry} retryLabel={labels.retry}>
        {state.message ?? (spent && labels.spent)}
      </FormProblem>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="code" value={code} />
      {spent ? (
        <Button type="submit" name="intent" value="again" busy={pending} size="lg" block>
          {labels.again}
        </Button>
      ) : (
        <Button type="submit" name="intent" value="code" busy={pending} size="lg" block className="break-all">
          {labels.submit}
        </Button>
      )}
    </form>
  );
}
