import type { Metadata } from 'next';
import Link from 'next/link';
import { getMessages, getTranslations } from 'next-intl/server';
import { LoginForm } from '@/components/auth/login-form.client';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/config/routes';
import { getViewer } from '@/lib/data/viewer';
import { localPath } from '@/lib/domain/links';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('title'), robots: { index: false } };
}

/** Why the visitor is here, when it was not their own wish. */
function noticeFor(query: Record<string, string | string[] | undefined>): 'ended' | 'signedOut' | null {
  if (query.ended !== undefined) return 'ended';
  return query['signed-out'] === undefined ? null : 'signedOut';
}

export default async function LoginPage({ searchParams }: PageProps<'/[view]/login'>) {
  const [query, t, viewer, messages] = await Promise.all([searchParams, getTranslations('auth'), getViewer(), getMessages()]);
  const next = localPath(typeof query.next === 'string' ? query.next : null);
  const notice = noticeFor(query);
  return (
    <>
      <Heading level={1}>{t('title')}</Heading>
      {viewer.kind === 'customer' ? (
        <>
          <p className="mt-4">{t('already', { email: viewer.email })}</p>
          <div className="mt-8"><ButtonLink href={next ?? routes.shop()} prefetch={false}>{t('goToShop')}</ButtonLink></div>
        </>
      ) : (
        <>
          <p className="mt-4 text-soft">{t('lead')}</p>
          {notice && <Notice tone={notice === 'ended' ? 'warning' : 'success'} quiet className="mt-6">{t(notice)}</Notice>}
          <LoginForm next={next ?? ''} labels={messages.auth} className="mt-8" />
          <p className="mt-8 border-t border-line pt-6 text-soft">
            {t('noAccount')}{' '}
            <Link href={routes.signup} prefetch={false} className="link font-medium text-ink">{t('request')}</Link>
          </p>
        </>
      )}
    </>
  );
}
