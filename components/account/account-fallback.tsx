import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { routes, signInAddress } from '@/lib/config/routes';
import type { NoCustomer } from '@/lib/data/account/customer-page';
import { AccountUnavailable } from './account-unavailable';

/** Replaces a page of the account; `href` is that page with its query. */
export async function AccountFallback({ reason, href }: { reason: NoCustomer; href: string }) {
  if (reason === 'unavailable') return <AccountUnavailable href={href} />;
  if (reason === 'expired')
    return (
      <>
        <meta httpEquiv="refresh" content={`1;url=${href}`} />
        <AccountUnavailable href={href} />
      </>
    );
  const t = await getTranslations('account');
  const signIn = signInAddress(routes.login, href, { ended: '1' });
  return (
    <>
      {/* Redirects without scripts. */}
      <meta httpEquiv="refresh" content={`0;url=${signIn}`} />
      <EmptyState level={1} title={t('endedTitle')} actions={<ButtonLink href={signIn}>{t('logIn')}</ButtonLink>} />
    </>
  );
}
