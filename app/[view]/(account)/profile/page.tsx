import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { AccountFallback } from '@/components/account/account-fallback';
import { ProfilePart } from '@/components/account/profile/profile-part';
import { ProfilePassword } from '@/components/account/profile/profile-password';
import { ProfilePicture } from '@/components/account/profile/profile-picture';
import { Notice } from '@/components/ui/feedback/notice';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { customerPage } from '@/lib/data/account/customer-page';
import { getSite } from '@/lib/data/site/site';
import { getUser } from '@/lib/data/viewer';
import { getVoucherOutcome } from '@/lib/data/vouchers/voucher-outcome.server';
import { pictureOutcome } from '@/lib/domain/media/picture-file';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile');
  return { title: t('title'), robots: { index: false } };
}

export default async function ProfilePage({ searchParams }: PageProps<'/[view]/profile'>) {
  const [{ picture }, t, redeemed, found] = await Promise.all([
    searchParams,
    getTranslations('profile'),
    getVoucherOutcome(),
    customerPage(() => Promise.all([getUser(), getSite()])),
  ]);
  if (typeof found === 'string') return <AccountFallback reason={found} href={routes.profile} />;
  const [user, { settings }] = found;
  if (!user) return <AccountFallback reason="ended" href={routes.profile} />;
  return (
    <AccountShell current="profile">
      <Heading level={1}>{t('title')}</Heading>
      <p className="mt-3 mb-10 max-w-reading text-soft">{t('lead')}</p>
      {redeemed !== null && (
        <Notice tone="success" className="mb-10">
          {redeemed}
        </Notice>
      )}
      <ProfilePicture user={user} outcome={pictureOutcome(typeof picture === 'string' ? picture : null)} />
      <ProfilePart part="contact" user={user} settings={settings} />
      <ProfilePart part="company" user={user} settings={settings} />
      <ProfilePart part="licence" user={user} settings={settings} />
      <ProfilePart part="emergency" user={user} settings={settings} />
      <ProfilePassword email={user.email} />
    </AccountShell>
  );
}
