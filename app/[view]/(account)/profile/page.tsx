import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { CompanyFacts } from '@/components/account/company-facts';
import { Facts } from '@/components/account/facts';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { orUnavailable } from '@/lib/data/or-unavailable';
import { getSite } from '@/lib/data/site';
import { getUser, requireCustomer } from '@/lib/data/viewer';
import { formatDay } from '@/lib/i18n/dates';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('profileTitle'), robots: { index: false } };
}

export default async function ProfilePage() {
  const viewer = await requireCustomer(routes.profile);
  const [t, locale, { settings }, user] = await Promise.all([getTranslations('account'), getLocale(), getSite(), orUnavailable(getUser())]);
  if (user === 'unavailable' || !user) return <AccountUnavailable href={routes.profile} />;
  const missing = <span className="text-soft">{t('notGiven')}</span>;
  return (
    <AccountShell current="profile" viewer={viewer}>
      <Heading level={1}>{t('profileTitle')}</Heading>
      <p className="mt-3 mb-10 text-soft">{t('profileLead')}</p>
      <section className="mb-12">
        <Heading level={2} size="md" className="mb-3">{t('contact')}</Heading>
        <Facts
          facts={[
            { label: t('name'), value: `${user.first_name} ${user.last_name}`.trim() || missing },
            { label: t('email'), value: user.email || missing },
            { label: t('mobile'), value: user.mobile_phone || missing },
            { label: t('dateOfBirth'), value: user.date_of_birth ? formatDay(user.date_of_birth, locale) : missing },
          ]}
        />
      </section>
      <section>
        <Heading level={2} size="md" className="mb-3">{t('company')}</Heading>
        <CompanyFacts user={user} />
      </section>
      {settings.email && (
        <div className="mt-8">
          <ButtonLink href={`mailto:${settings.email}?subject=${encodeURIComponent(t('changeSubject'))}`} variant="secondary">{t('change')}</ButtonLink>
        </div>
      )}
    </AccountShell>
  );
}
