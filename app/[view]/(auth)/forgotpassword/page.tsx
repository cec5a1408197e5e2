import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ContactLinks } from '@/components/auth/contact-links';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { getSite } from '@/lib/data/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('forgotTitle'), robots: { index: false } };
}

export default async function ForgotPasswordPage() {
  const [t, { settings }] = await Promise.all([getTranslations('auth'), getSite()]);
  return (
    <>
      <Heading level={1} size="lg">{t('forgotTitle')}</Heading>
      <p className="mt-4 text-soft">{t('forgotLead')}</p>
      <p className="mt-4 mb-8">{t('forgotText')}</p>
      <ContactLinks
        email={settings.email}
        phone={settings.phone}
        subject={t('forgotSubject')}
        labels={{ write: t('write', { email: settings.email }), call: t('call', { phone: settings.phone }) }}
      />
      <p className="mt-8 border-t border-line pt-6">
        <Link href={routes.login} prefetch={false} className="link">{t('backToLogin')}</Link>
      </p>
    </>
  );
}
