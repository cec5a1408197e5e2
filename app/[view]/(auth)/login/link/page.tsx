import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInSheet } from '@/components/sign-in/sign-in-sheet';
import { LinkForm } from '@/components/sign-in/login/link-form.client';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import { readMailLink } from '@/lib/domain/content/mail-link';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('linkTitle'), robots: { index: false, follow: false } };
}

/**
 * Target of the link in an e-mail. Opening it neither calls the platform nor uses the token up: only its button does.
 */
export default async function LoginLinkPage({ searchParams }: PageProps<'/[view]/login/link'>) {
  const [query, t] = await Promise.all([searchParams, getTranslations('auth')]);
  const link = readMailLink(query);
  if (!link) {
    return (
      <SignInSheet>
        <Heading level={1} size="lg">
          {t('linkIncompleteTitle')}
        </Heading>
        <p className="mt-4 text-soft">{t('linkIncomplete')}</p>
        <div className="mt-8">
          <ButtonLink href={routes.login}>{t('backToLogin')}</ButtonLink>
        </div>
      </SignInSheet>
    );
  }
  return (
    <SignInSheet>
      <Heading level={1}>{t('linkTitle')}</Heading>
      <p className="mt-4 text-soft">{t('linkLead')}</p>
      <LinkForm
        {...link}
        labels={{
          submit: t('linkSubmit', { email: link.email }),
          again: t('linkAgain'),
          spent: t('linkSpent'),
          noReply: t('noReply'),
          retry: t('retry'),
        }}
      />
      <p className="mt-8 border-t border-line pt-6">
        <Link href={routes.login} className="link">
          {t('backToLogin')}
        </Link>
      </p>
    </SignInSheet>
  );
}
