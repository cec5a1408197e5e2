import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ContactLinks } from '@/components/auth/contact-links';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { getSite } from '@/lib/data/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('signupTitle'), description: t('signupLead') };
}

const NEEDS = ['signupNeedAbn', 'signupNeedPlace', 'signupNeedTrade', 'signupNeedRetail'] as const;

/** How to get a trade account (specification 1, section 1). */
export default async function SignupPage() {
  const [t, { settings }] = await Promise.all([getTranslations('auth'), getSite()]);
  return (
    <>
      <Heading level={1} size="lg">{t('signupTitle')}</Heading>
      <p className="mt-4 text-soft">{t('signupLead')}</p>
      <Heading level={2} size="xs" className="mt-8">{t('signupNeeds')}</Heading>
      <ul className="mt-3 grid gap-2.5">
        {NEEDS.map((need) => (
          <li key={need} className="flex gap-3"><Icon name="check" className="mt-0.5 text-accent" />{t(need)}</li>
        ))}
      </ul>
      <Heading level={2} size="xs" className="mt-8">{t('signupHow')}</Heading>
      <p className="mt-2 mb-6 text-soft">{t('signupHowText')}</p>
      <ContactLinks
        email={settings.email}
        phone={settings.phone}
        subject={t('signupSubject')}
        labels={{ write: t('write', { email: settings.email }), call: t('call', { phone: settings.phone }) }}
      />
      <p className="mt-8 border-t border-line pt-6 text-soft">
        {t('haveAccount')} <Link href={routes.login} prefetch={false} className="link font-medium text-ink">{t('submit')}</Link>
      </p>
    </>
  );
}
