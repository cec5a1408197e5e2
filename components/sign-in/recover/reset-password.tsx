import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { codeLabels } from '../labels';
import { ResetForm } from './reset-form.client';
import { strong } from '../signup/strong';

interface ResetPasswordProps {
  email: string;
  /** Code from the e-mail's link; null if it must be typed. */
  code: string | null;
  againAt: number;
  /** True for the second e-mail or a later one. */
  again: boolean;
}

/** Second step of a recovery; identical for an address without an account. */
export async function ResetPassword({ email, code, againAt, again }: ResetPasswordProps) {
  const [t, common, locale, { auth }] = await Promise.all([
    getTranslations('recovery'),
    getTranslations('auth'),
    getLocale(),
    getMessages(),
  ]);
  return (
    <>
      <Heading level={1} size="lg">
        {t('checkTitle')}
      </Heading>
      <p className="mt-4 text-soft wrap-anywhere">
        {t.rich(code === null ? 'checkLead' : 'linkLead', { email, who: strong })}
      </p>
      {again && (
        <Notice tone="success" className="mt-6">
          {common('sentAgain')}
        </Notice>
      )}
      <ResetForm
        email={email}
        code={code}
        againAt={againAt}
        labels={{
          ...codeLabels(locale, auth),
          save: t('save'),
          spent: common('linkSpent'),
          newPassword: {
            label: t('password'),
            hint: t('passwordHint'),
            suggest: t('suggest'),
            suggested: t('suggested'),
            show: common('showPassword'),
            hide: common('hidePassword'),
          },
        }}
      />
    </>
  );
}
