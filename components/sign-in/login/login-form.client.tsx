'use client';

import { CredentialForm } from '@/components/forms/password/credential-form.client';
import { PasswordField } from '@/components/forms/password/password-field.client';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { signIn } from '@/lib/actions/sign-in/session';
import { type FormState, NEW_FORM } from '@/lib/actions/form-state';
import { sendSignIn } from './send-sign-in';
import { routes, signInAddress } from '@/lib/config/routes';
import { EmailField } from '../credential-fields.client';
import type { LOGIN_LABELS } from '../labels';
import { OrLine } from './or-line';

interface LoginFormProps {
  /** Target path after the sign-in; empty for the home page. */
  next: string;
  /** `mail` requests a link, or a code if the site sends codes only. */
  labels: Readonly<Record<(typeof LOGIN_LABELS)[number] | 'mail', string>>;
  className?: string;
}

const SECRETS = ['password'];
/** A refused password must be typed again; one that did not arrive is sent again. */
const isRefused = ({ message }: FormState, canRetry: boolean) => message !== null && !canRetry;

/** An e-mail's form redirects, which only an action can follow. */
const send = (previous: FormState, data: FormData) =>
  (data.get('intent') === 'link' ? signIn : sendSignIn)(previous, data);

export function LoginForm({ next, labels, className }: LoginFormProps) {
  return (
    <CredentialForm
      action={signIn}
      send={send}
      empty={NEW_FORM}
      labels={labels}
      hidden={{ next }}
      secrets={SECRETS}
      empties={isRefused}
      {...(className !== undefined && { className })}
    >
      {({ state, pressed }) => (
        <>
          <EmailField name="username" label={labels.email} state={state} />
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
              <Link href={signInAddress(routes.forgotPassword, next)} className="link">
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
        </>
      )}
    </CredentialForm>
  );
}
