import { getTranslations } from 'next-intl/server';
import { MIN_PASSWORD_LENGTH } from '@/lib/domain/account/password';
import { PasswordForm } from './password-form.client';
import { ProfileSection } from './profile-section';

export async function ProfilePassword({ email }: { email: string }) {
  const [t, tForms] = await Promise.all([getTranslations('profile'), getTranslations('forms')]);
  return (
    <ProfileSection id="password-part" title={t('password.title')} text={t('password.text')}>
      <PasswordForm
        email={email}
        labels={{
          title: t('password.title'),
          current: t('password.current'),
          currentHint: t('password.currentHint'),
          fresh: {
            label: t('password.new'),
            hint: t('password.hint', { min: MIN_PASSWORD_LENGTH }),
            show: t('password.show'),
            hide: t('password.hide'),
            suggest: t('password.suggest'),
            suggested: t('password.suggested'),
          },
          submit: t('password.submit'),
          submitting: t('saving'),
          changed: t('password.changed'),
          noReply: tForms('noReply'),
          retry: t('retry'),
        }}
      />
    </ProfileSection>
  );
}
