'use client';

import Link from 'next/link';
import { useActionState, useEffect } from 'react';
import { FormMessage } from '@/components/form/form-message';
import { PasswordField } from '@/components/form/password-field.client';
import { SubmitButton } from '@/components/form/submit-button.client';
import { useErrorFocus } from '@/components/form/use-error-focus';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { cx } from '@/components/ui/cx';
import { signIn } from '@/lib/actions/session';
import { NEW_FORM } from '@/lib/actions/form-state';
import { routes, signInAddress } from '@/lib/config/routes';
import type { LOGIN_LABELS } from './labels';
import { OrLine } from './or-line';

interface LoginFormProps {
  /** Where to go afterwards; empty for the home page. */
  next: string;
  /** `mail` asks for a link, or for a code where the site sends codes alone. */
  labels: Readonly<Record<(typeof LOGIN_LABELS)[number] | 'mail', string>>;
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
      <div>
        <PasswordField
          name="password"
          label={labels.password}
          error={state.errors.password}
          autoComplete="current-password"
          toggleLabels={{ show: labels.showPassword, hide: labels.hidePassword }}
          required
        />
        <p className="mt-2 text-end text-sm">
          <Link href={signInAddress(routes.forgotPassword, next)} prefetch={false} className="link">{labels.forgot}</Link>
        </p>
      </div>
      <SubmitButton name="intent" value="password" size="lg" block>{labels.submit}</SubmitButton>
      <OrLine>{labels.or}</OrLine>
      <SubmitButton name="intent" value="link" variant="secondary" block>
        <Icon name="mail" />
        {labels.mail}
      </SubmitButton>
    </form>
  );
}
