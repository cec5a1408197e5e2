'use client';

import { FormProblem } from '@/components/form/form-problem.client';
import { useServerForm } from '@/components/form/use-server-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { askForRecovery } from '@/lib/actions/sign-in/recover';
import { NEW_FORM } from '@/lib/actions/form-state';
import type { ReplyLabels } from '../labels';

/** Asks for a code to set a new password with. `next` is where to go afterwards, `email` the address to begin with. */
export function RecoverForm({
  next,
  email,
  labels,
}: {
  next: string;
  email: string;
  labels: ReplyLabels & { email: string; submit: string };
}) {
  const { state, pending, retry, props } = useServerForm(askForRecovery, NEW_FORM, labels.noReply);
  return (
    <form {...props} className="mt-8 grid gap-5">
      <FormProblem retry={retry} retryLabel={labels.retry}>
        {state.message}
      </FormProblem>
      <input type="hidden" name="next" value={next} />
      <TextField
        name="email"
        type="email"
        label={labels.email}
        error={state.errors.email}
        defaultValue={state.values.email ?? email}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        required
      />
      <Button type="submit" busy={pending} size="lg" block>
        {labels.submit}
      </Button>
    </form>
  );
}
