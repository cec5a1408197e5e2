import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInSheet } from '@/components/sign-in/sign-in-sheet';
import { strong } from '@/components/sign-in/signup/strong';
import { SwitchForm } from '@/components/sign-in/login/switch-form';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { getLoginQuestion } from '@/lib/data/sign-in/pending-login';
import { getViewer } from '@/lib/data/viewer';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tokenLogin');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** No question is open: it was answered, or its ten minutes have passed. */
async function Answered({ email }: { email: string | null }) {
  const [t, auth] = await Promise.all([getTranslations('tokenLogin'), getTranslations('auth')]);
  return (
    <SignInSheet>
      <Heading level={1} size="lg">
        {t('endedTitle')}
      </Heading>
      <p className="mt-4 text-soft">{email === null ? t('ended') : auth('already', { email })}</p>
      <div className="mt-8">
        <ButtonLink href={email === null ? routes.login : routes.home}>
          {auth(email === null ? 'backToLogin' : 'goOn')}
        </ButtonLink>
      </div>
    </SignInSheet>
  );
}

/** Asks before a link with tokens replaces a session or merges a cart: anybody can send such a link. */
export default async function LoginSwitchPage({ searchParams }: PageProps<'/[view]/login/switch'>) {
  const [{ problem }, t, tForms, question, viewer] = await Promise.all([
    searchParams,
    getTranslations('tokenLogin'),
    getTranslations('forms'),
    getLoginQuestion(),
    getViewer(),
  ]);
  const present = viewer.kind === 'customer' ? viewer.email : null;
  if (!question) return <Answered email={present} />;
  return (
    <SignInSheet>
      <Heading level={1}>{t('title')}</Heading>
      {problem !== undefined && (
        <Notice tone="danger" className="mt-6">
          {tForms('networkError')}
        </Notice>
      )}
      <p className="mt-4 wrap-anywhere">{t.rich('lead', { email: question.email, who: strong })}</p>
      {present !== null && <p className="mt-4 wrap-anywhere">{t.rich('present', { email: present, who: strong })}</p>}
      {question.takesCart && <p className="mt-4">{t('cart')}</p>}
      <p className="mt-4 text-soft">{t('caution')}</p>
      <SwitchForm email={question.email} />
    </SignInSheet>
  );
}
