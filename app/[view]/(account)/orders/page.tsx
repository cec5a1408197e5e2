import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { AccountFallback } from '@/components/account/account-fallback';
import { OrderList } from '@/components/orders/order-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Pagination } from '@/components/ui/pagination';
import { routes } from '@/lib/config/routes';
import { getOrders } from '@/lib/data/account/account';
import { customerPage } from '@/lib/data/account/customer-page';
import { ifOffered } from '@/lib/data/or-null';
import { parsePageNumber } from '@/lib/domain/catalogue/paging';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('title'), robots: { index: false } };
}

function pageAddress(page: number): string {
  return page > 1 ? `${routes.orders}?page=${page}` : routes.orders;
}

export default async function OrdersPage({ searchParams }: PageProps<'/[view]/orders'>) {
  const query = await searchParams;
  const page = typeof query.page === 'string' ? (parsePageNumber(query.page) ?? 1) : 1;
  const [t, tPlaced, found] = await Promise.all([
    getTranslations('orders'),
    getTranslations('checkout.return'),
    customerPage(async () => ({ list: await ifOffered(getOrders({ page })) })),
  ]);
  if (typeof found === 'string') return <AccountFallback reason={found} href={pageAddress(page)} />;
  const { list } = found;
  if (page > 1 && !list?.items.length) notFound();
  return (
    <AccountShell current="orders">
      <Heading level={1} className="mb-8">
        {t('title')}
      </Heading>
      {query.placed === '1' && <Notice tone="success" title={tPlaced('placedTitle')} className="mb-8" />}
      {query.placed === 'earlier' && (
        <Notice tone="warning" className="mb-8">
          {t('placedEarlier')}
        </Notice>
      )}
      {query.placed === 'unpaid' && (
        <Notice tone="warning" className="mb-8">
          {t('placedUnpaid')}
        </Notice>
      )}
      {list === null && <p className="text-soft">{t('notListed')}</p>}
      {list?.items.length === 0 && (
        <EmptyState title={t('emptyTitle')} actions={<ButtonLink href={routes.shop()}>{t('browse')}</ButtonLink>}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
      {list !== null && list.items.length > 0 && (
        <>
          <OrderList orders={list.items} />
          <div className="mt-10">
            <Pagination
              current={page}
              count={list.pageCount}
              hrefFor={pageAddress}
              labels={{
                navigation: t('navigation'),
                first: t('first'),
                previous: t('previous'),
                next: t('next'),
                last: t('last'),
                page: (number) => t('page', { page: number }),
              }}
            />
          </div>
        </>
      )}
    </AccountShell>
  );
}
