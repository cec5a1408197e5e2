import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getMessages, getTranslations } from 'next-intl/server';
import { SignInSheet } from '@/components/sign-in/sign-in-sheet';
import { CheckMail } from '@/components/sign-in/login/check-mail';
import { LOGIN_LABELS } from '@/components/sign-in/labels';
import { LoginForm } from '@/components/sign-in/login/login-form.client';
import { LoginNotice } from '@/components/sign-in/login/login-notice';
import { SignInProviders } from '@/components/sign-in/login/sign-in-providers';
import { strong } from '@/components/sign-in/signup/strong';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { env } from '@/lib/config/env';
import { routes, signInAddress } from '@/lib/config/routes';
import { getSentMail } from '@/lib/data/sign-in/mail-attempt';
import { getSite } from '@/lib/data/site/site';
import { getViewer } from '@/lib/data/viewer';
import { localPath } from '@/lib/domain/content/links';
import { wayBack } from '@/lib/domain/web/way-back';
import { pickWords } from '@/lib/i18n/pick-words';

export async function generateMetadata({ searchParams }: PageProps<'/[view]/login'>): Promise<Metadata> {
  const [{ sent }, t] = await Promise.all([searchParams, getTranslations('auth')]);
  return { title: t(sent === undefined ? 'title' : 'checkTitle'), robots: { index: false } };
}

async function Ways({ next }: { next: string | null }) {
  const [t, { auth }, { settings }] = await Promise.all([getTranslations('auth'), getMessages(), getSite()]);
  const { codeOnly, google } = settings.signIn;
  return (
    <>
      <LoginForm
        next={next ?? ''}
        labels={{ ...pickWords(auth, LOGIN_LABELS), mail: t(codeOnly ? 'mailCode' : 'mailLink') }}
        className="mt-8"
      />
      <SignInProviders next={next ?? ''} google={google} />
      <p className="mt-8 border-t border-line pt-6 text-soft">
        {t('noAccount')}{' '}
        <Link href={signInAddress(routes.signup, next)} className="link font-medium text-ink">
          {t('request')}
        </Link>
      </p>
    </>
  );
}

export default async function LoginPage({ searchParams }: PageProps<'/[view]/login'>) {
  const [query, t, viewer, { settings }] = await Promise.all([
    searchParams,
    getTranslations('auth'),
    getViewer(),
    getSite(),
  ]);
  const asked = localPath(typeof query.next === 'string' ? query.next : null);
  const next = wayBack(asked, (await headers()).get('referer'), env().APP_ORIGIN);
  const sent = query.sent === undefined || viewer.kind === 'customer' ? null : await getSentMail('sign-in');
  if (sent) {
    const lead = t.rich(settings.signIn.codeOnly ? 'checkLeadCode' : 'checkLead', { email: sent.email, who: strong });
    return (
      <SignInSheet>
        <CheckMail
          sent={sent}
          again={query.sent === 'again'}
          title={t('checkTitle')}
          lead={lead}
          submit={t('submit')}
          back={signInAddress(routes.login, next)}
        />
      </SignInSheet>
    );
  }
  return (
    <SignInSheet>
      <Heading level={1}>{t('title')}</Heading>
      {viewer.kind === 'customer' ? (
        <>
          <LoginNotice query={{ problem: query.problem }} />
          <p className="mt-4">{t('already', { email: viewer.email })}</p>
          <div className="mt-8">
            <ButtonLink href={next ?? routes.account}>{t('goOn')}</ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="mt-4 text-soft">{t('lead')}</p>
          <LoginNotice query={query} />
          <Ways next={next} />
        </>
      )}
    </SignInSheet>
  );
}
