'use client';

import Link from 'next/link';
import { useActionState, useEffect } from 'react';
import { FormMessage } from '@/components/form/form-message';
import { PasswordField } from '@/components/form/password-field.client';
import { SubmitButton } from '@/components/form/submit-button.client';
import { useErrorFocus } from '@/components/form/use-error-focus';
import { TextField } from '@/components/ui/text-field';
import { cx } from '@/components/ui/cx';
import { signIn } from '@/lib/actions/session';
import { NEW_FORM } from '@/lib/actions/form-state';
import { routes } from '@/lib/config/routes';

interface LoginFormProps {
  /** Where to go afterwards; empty for the home page. */
  next: string;
  labels: Readonly<Record<'email' | 'password' | 'showPassword' | 'hidePassword' | 'forgot' | 'submit', string>>;
  className?: string;
}

export function LoginForm({ next, labels, className }: LoginFormProps) {
  const [state, action] = useActionState(signIn, NEW_FORM);
  const form = useErrorFocus(state.attempt);
  useEffect(() => {
    // Next keeps a page that was left, hidden: a typed password must not stay in it.
    const left = form.current;
    return () => left?.reset();
  }, [form]);
  return (
    <form ref={form} action={action} noValidate className={cx('grid gap-5', className)}>
      <FormMessage>{state.message}</FormMessage>
      <input type="hidden" name="next" value={next} />
      <TextField
        name="username"
        type="email"
        label={labels.email}
        error={state.errors.username}
        defaultValue={state.values.username ?? ''}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label={labels.password}
        error={state.errors.password}
        autoComplete="current-password"
        toggleLabels={{ show: labels.showPassword, hide: labels.hidePassword }}
        required
      />
      <SubmitButton size="lg" block>{labels.submit}</SubmitButton>
      <p className="text-center text-sm"><Link href={routes.forgotPassword} prefetch={false} className="link">{labels.forgot}</Link></p>
    </form>
  );
}
