import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInSheet } from '@/components/sign-in/sign-in-sheet';
import { buttonClass } from '@/components/ui/button-class';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import { getViewer } from '@/lib/data/viewer';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('session');
  return { title: t('signOut'), robots: { index: false } };
}

/** Asks for confirmation: a link on another site must not sign anybody out. */
export default async function LogoutPage() {
  const [t, auth, layout, viewer] = await Promise.all([
    getTranslations('session'),
    getTranslations('auth'),
    getTranslations('layout'),
    getViewer(),
  ]);
  return (
    <SignInSheet>
      <Heading level={1} size="lg">
        {t('signOutQuestion')}
      </Heading>
      {viewer.kind === 'customer' && (
        <p className="mt-4 wrap-anywhere text-soft">{auth('already', { email: viewer.email })}</p>
      )}
      <form method="post" action="/api/session/logout" className="mt-8 flex flex-wrap gap-3">
        <button className={buttonClass()}>{t('signOut')}</button>
        <Link href={routes.account} className={buttonClass({ variant: 'secondary' })}>
          {layout('myAccount')}
        </Link>
      </form>
    </SignInSheet>
  );
}
