'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { FormProblem } from '@/components/form/form-problem.client';
import { PasswordField } from '@/components/form/password-field.client';
import { useServerForm } from '@/components/form/use-server-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/form/text-field';
import { cx } from '@/components/ui/cx';
import { signIn } from '@/lib/actions/sign-in/session';
import { NEW_FORM } from '@/lib/actions/form-state';
import { routes, signInAddress } from '@/lib/config/routes';
import type { LOGIN_LABELS } from '../labels';
import { OrLine } from './or-line';

interface LoginFormProps {
  /** Where to go afterwards; empty for the home page. */
  next: string;
  /** `mail` asks for a link, or for a code where the site sends codes alone. */
  labels: Readonly<Record<(typeof LOGIN_LABELS)[number] | 'mail', string>>;
  className?: string;
}

export function LoginForm({ next, labels, className }: LoginFormProps) {
  const { state, pressed, retry, props } = useServerForm(signIn, NEW_FORM, labels.noReply);
  const { ref } = props;
  useEffect(() => {
    // Next keeps a page that was left, hidden: a typed password must not stay in it.
    const left = ref.current;
    return () => left?.reset();
  }, [ref]);
  const canRetry = retry !== null;
  useEffect(() => {
    // A password that was refused is typed anew; one that did not arrive is sent again.
    if (state.message === null || canRetry) return;
    const typed = ref.current?.elements.namedItem('password');
    if (typed instanceof HTMLInputElement) typed.value = '';
  }, [state, canRetry, ref]);
  return (
    <form {...props} className={cx('grid gap-5', className)}>
      <FormProblem retry={retry} retryLabel={labels.retry}>
        {state.message}
      </FormProblem>
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
          <Link href={signInAddress(routes.forgotPassword, next)} prefetch={false} className="link">
            {labels.forgot}
          </Link>
        </p>
      </div>
      <Button type="submit" name="intent" value="password" busy={pressed === 'password'} size="lg" block>
        {labels.submit}
      </Button>
      <OrLine>{labels.or}</OrLine>
      <Button type="submit" name="intent" value="link" busy={pressed === 'link'} variant="secondary" block>
        <Icon name="mail" />
        {labels.mail}
      </Button>
    </form>
  );
}
