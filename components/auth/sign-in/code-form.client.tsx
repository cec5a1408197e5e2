'use client';

import { FormProblem } from '@/components/form/form-problem.client';
import { useServerForm } from '@/components/form/use-server-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form/text-field';
import { enterCode } from '@/lib/actions/sign-in/sign-in-link';
import { NEW_FORM } from '@/lib/actions/form-state';
import { AgainButton } from './again-button.client';
import type { CODE_LABELS } from '../labels';

interface CodeFormProps {
  /** Where the e-mail went. */
  email: string;
  /** When the next e-mail may be asked for, in milliseconds since 1970. */
  againAt: number;
  labels: Readonly<Record<(typeof CODE_LABELS)[number] | 'submit', string>>;
}

/** The code of an e-mail, typed: it works alone, also on a device that does not get the e-mail. */
export function CodeForm({ email, againAt, labels }: CodeFormProps) {
  const { state, pressed, retry, props } = useServerForm(enterCode, NEW_FORM, labels.noReply);
  return (
    <form {...props} className="mt-8 grid gap-5">
      <FormProblem retry={retry} retryLabel={labels.retry}>
        {state.message}
      </FormProblem>
      <input type="hidden" name="email" value={email} />
      <TextField
        name="code"
        label={labels.code}
        hint={labels.codeHint}
        error={state.errors.code}
        defaultValue={state.values.code ?? ''}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      <Button type="submit" name="intent" value="code" busy={pressed === 'code'} size="lg" block>
        {labels.submit}
      </Button>
      <AgainButton againAt={againAt} busy={pressed === 'again'} labels={labels} />
    </form>
  );
}
