import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInSheet } from '@/components/sign-in/sign-in-sheet';
import { ContactLinks } from '@/components/sign-in/signup/contact-links';
import { SignedInHint } from '@/components/sign-in/login/signed-in-hint';
import { RecoverForm } from '@/components/sign-in/recover/recover-form.client';
import { ResetPassword } from '@/components/sign-in/recover/reset-password';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { routes, signInAddress } from '@/lib/config/routes';
import { getSentMail } from '@/lib/data/sign-in/mail-attempt';
import { getSite } from '@/lib/data/site/site';
import { getViewer } from '@/lib/data/viewer';
import { localPath } from '@/lib/domain/content/links';
import { readMailLink } from '@/lib/domain/content/mail-link';

type Props = PageProps<'/[view]/forgotpassword'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [query, t] = await Promise.all([searchParams, getTranslations('recovery')]);
  return {
    title: t(query.sent === undefined && query.code === undefined ? 'title' : 'checkTitle'),
    robots: { index: false },
  };
}

/** Contact details, for when the e-mail does not arrive or help. */
async function Help() {
  const [t, { settings }] = await Promise.all([getTranslations('recovery'), getSite()]);
  return (
    <div className="mt-8 border-t border-line pt-6 text-soft">
      <p className="mb-2">{t('help')}</p>
      <ContactLinks email={settings.email} phone={settings.phone} subject={t('subject')} />
    </div>
  );
}

export default async function ForgotPasswordPage({ searchParams }: Props) {
  const [query, t, viewer] = await Promise.all([searchParams, getTranslations('recovery'), getViewer()]);
  const signedInAs = viewer.kind === 'customer' ? viewer.email : '';
  const next = localPath(typeof query.next === 'string' ? query.next : null);
  const [link, common] = [readMailLink(query), await getTranslations('auth')];
  const sent = link === null && query.sent === undefined ? null : await getSentMail('recovery');
  const known = link ?? (sent && { email: sent.email, code: null });
  if (known) {
    return (
      <SignInSheet>
        <ResetPassword {...known} againAt={sent?.againAt ?? 0} again={query.sent === 'again'} />
        <p className="mt-6">
          <Link href={signInAddress(routes.forgotPassword, next)} className="link">
            {common('otherAddress')}
          </Link>
        </p>
        <Help />
      </SignInSheet>
    );
  }
  return (
    <SignInSheet>
      <Heading level={1} size="lg">
        {t('title')}
      </Heading>
      <p className="mt-4 text-soft">{t('lead')}</p>
      {signedInAs !== '' && <SignedInHint email={signedInAs} />}
      <RecoverForm
        next={next ?? ''}
        email={signedInAs}
        labels={{ email: common('email'), submit: t('submit'), noReply: common('noReply'), retry: common('retry') }}
      />
      {signedInAs === '' && (
        <p className="mt-6">
          <Link href={signInAddress(routes.login, next)} className="link">
            {t('backToLogin')}
          </Link>
        </p>
      )}
      <Help />
    </SignInSheet>
  );
}
