'use client';

import { TextField } from '@/components/ui/form/text-field';
import type { FormState } from '@/lib/actions/form-state';

interface EmailFieldProps {
  name: 'username' | 'email';
  label: string;
  state: FormState;
  /** Initial value. */
  known?: string;
}

export function EmailField({ name, label, state, known = '' }: EmailFieldProps) {
  return (
    <TextField
      name={name}
      type="email"
      label={label}
      error={state.errors[name]}
      defaultValue={state.values[name] ?? known}
      autoComplete="username"
      autoCapitalize="none"
      inputMode="email"
      spellCheck={false}
      required
    />
  );
}

/** Field for the code of an e-mail. */
export function CodeField({ labels, state }: { labels: { code: string; codeHint: string }; state: FormState }) {
  return (
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
  );
}
