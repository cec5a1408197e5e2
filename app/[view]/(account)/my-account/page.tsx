import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { AddressLines } from '@/components/account/address-lines';
import { CompanyFacts } from '@/components/account/company-facts';
import { OrderList } from '@/components/account/order-list';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { getAddresses, getOrders } from '@/lib/data/account';
import { orUnavailable } from '@/lib/data/or-unavailable';
import { getUser, requireCustomer } from '@/lib/data/viewer';

const RECENT = 5;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('title'), robots: { index: false } };
}

export default async function MyAccountPage() {
  const viewer = await requireCustomer(routes.account);
  const [t, tOrders, found] = await Promise.all([
    getTranslations('account'),
    getTranslations('orders'),
    orUnavailable(Promise.all([getUser(), getOrders({ pageSize: RECENT }), getAddresses()])),
  ]);
  if (found === 'unavailable') return <AccountUnavailable href={routes.account} />;
  const [user, orders, addresses] = found;
  return (
    <AccountShell current="overview" viewer={viewer}>
      <Heading level={1} className="mb-10">{user?.first_name ? t('hello', { name: user.first_name }) : t('title')}</Heading>
      <section className="mb-14">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <Heading level={2} size="md">{t('recentOrders')}</Heading>
          {orders.items.length > 0 && <Link href={routes.orders} prefetch={false} className="link">{t('allOrders')}</Link>}
        </div>
        {orders.items.length > 0 ? <OrderList orders={orders.items} /> : <p className="text-soft">{tOrders('emptyText')}</p>}
      </section>
      <section className="mb-14">
        <Heading level={2} size="md" className="mb-4">{t('addresses')}</Heading>
        {addresses.length === 0 && <p className="text-soft">{t('addressesEmpty')}</p>}
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {addresses.map((address) => (
            <li key={address.id} className="rounded-md border border-line bg-surface p-5">
              {address.display_name && <p className="mb-1 font-medium">{address.display_name}</p>}
              <AddressLines address={address} />
            </li>
          ))}
        </ul>
      </section>
      {user && (
        <section>
          <Heading level={2} size="md" className="mb-4">{t('company')}</Heading>
          <CompanyFacts user={user} />
        </section>
      )}
    </AccountShell>
  );
}
