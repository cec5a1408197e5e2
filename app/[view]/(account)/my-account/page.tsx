import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountGreeting } from '@/components/account/account-greeting';
import { AccountShell } from '@/components/account/account-shell';
import { AccountFallback } from '@/components/account/account-fallback';
import { AddressLines } from '@/components/account/address-lines';
import { CreditStatement } from '@/components/account/credit-statement';
import { FirstSteps } from '@/components/account/first-steps';
import { OrderList } from '@/components/orders/order-list';
import { OverviewCard } from '@/components/account/overview-card';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/text/money';
import { routes } from '@/lib/config/routes';
import {
  getAccountUser,
  getAddresses,
  getCreditBalance,
  getCreditStatement,
  getOrders,
} from '@/lib/data/account/account';
import { customerPage } from '@/lib/data/account/customer-page';
import { ifOffered } from '@/lib/data/or-null';
import { formatAbn } from '@/lib/domain/account/abn';

const RECENT = 5;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('title'), robots: { index: false } };
}

export default async function MyAccountPage() {
  const [t, locale, found] = await Promise.all([
    getTranslations('account'),
    getLocale(),
    customerPage(() =>
      Promise.all([
        getAccountUser(),
        ifOffered(getOrders({ pageSize: RECENT })),
        getAddresses(),
        getCreditBalance(),
        getCreditStatement(),
      ]),
    ),
  ]);
  if (typeof found === 'string') return <AccountFallback reason={found} href={routes.account} />;
  const [user, orders, addresses, balance, statement] = found;
  if (!user) return <AccountFallback reason="ended" href={routes.account} />;
  const usual = addresses.find(({ id }) => id === user.currentAddressId);
  return (
    <AccountShell current="overview">
      <AccountGreeting user={user} />
      {orders !== null && orders.items.length > 0 && (
        <section className="mb-14">
          <div className="mb-4 flex items-baseline justify-between gap-4">
            <Heading level={2} size="md">
              {t('recentOrders')}
            </Heading>
            <Link href={routes.orders} className="link">
              {t('allOrders')}
            </Link>
          </div>
          <OrderList orders={orders.items} />
        </section>
      )}
      {orders?.items.length === 0 && (
        <FirstSteps hasCompany={Boolean(user.companyName && user.abn)} hasAddress={addresses.length > 0} />
      )}
      <div className="grid gap-4 md:grid-cols-3">
        {balance !== null && (
          <OverviewCard title={t('credit')}>
            <p className="font-serif text-2xl">
              <Money cents={balance} locale={locale} />
            </p>
            <p className="text-sm text-soft">{balance > 0 ? t('creditText') : t('creditNone')}</p>
          </OverviewCard>
        )}
        <OverviewCard
          title={t('usualAddress')}
          link={{ href: routes.addresses, label: addresses.length > 0 ? t('manageAddresses') : t('addAddress') }}
        >
          {usual ? (
            <AddressLines address={usual} />
          ) : (
            <p className="text-soft">{addresses.length > 0 ? t('usualNone') : t('addressesEmpty')}</p>
          )}
        </OverviewCard>
        <OverviewCard title={t('company')} link={{ href: routes.profile, label: t('viewProfile') }}>
          <p>{user.companyName || <span className="text-soft">{t('companyNone')}</span>}</p>
          {user.tradingName && user.tradingName !== user.companyName && (
            <p className="text-soft">{t('tradingAs', { name: user.tradingName })}</p>
          )}
          {user.abn && <p className="tabular">{t('abnOf', { abn: formatAbn(user.abn) })}</p>}
        </OverviewCard>
      </div>
      {statement && <CreditStatement statement={statement} />}
    </AccountShell>
  );
}
