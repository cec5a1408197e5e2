import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/config/routes';
import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { getOrders } from '@/lib/data/account/account';
import { getStockReturned } from '@/lib/data/catalogue/stock-returned';
import { orNull } from '@/lib/data/or-null';
import { getList, getLists } from '@/lib/data/orders/lists.server';
import type { Viewer } from '@/lib/domain/account/viewer';
import { dueLines } from '@/lib/domain/orders/usual-due';
import { shopDay } from '@/lib/domain/values/shop-day';
import { DueLines } from './due-lines';
import { RecentOrders } from './recent-orders';
import { ReturnedSkus } from './returned-skus';
import { OrderingTile } from './ordering-tile';

const RECENT = 3;

/** The first part of a customer's home page: ways to order, due lines, restocked skus, and the last orders. */
export async function CustomerHome({ viewer }: { viewer: Exclude<Viewer, { kind: 'visitor' }> }) {
  const today = shopDay(new Date());
  const [t, tLayout, tAccount, tLists, tOrders, locale, orders, lists, usual, returned] = await Promise.all([
    getTranslations('home'),
    getTranslations('layout'),
    getTranslations('account'),
    getTranslations('lists'),
    getTranslations('orders'),
    getLocale(),
    orNull(getOrders({ pageSize: RECENT })),
    orNull(getLists()),
    orNull(getList(USUAL_LIST)),
    orNull(getStockReturned()),
  ]);
  const due = dueLines(usual?.lines ?? [], today);
  const [last] = orders?.items ?? [];
  const name = viewer.kind === 'customer' ? viewer.company || viewer.firstName : '';
  return (
    <>
      <section className="border-b border-line">
        <div className="wrap pt-8 pb-10">
          <Heading level={1}>{name ? tAccount('hello', { name }) : t('title')}</Heading>
          <ul className="mt-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
            <OrderingTile href={routes.quickOrder} name={tLayout('quickOrder')}>
              {t('mine.padText')}
            </OrderingTile>
            {last && (
              <OrderingTile href={routes.orderAgain(last.id)} name={tOrders('again')}>
                {t('mine.againText', { number: last.number })}
              </OrderingTile>
            )}
            {lists && (
              <>
                <OrderingTile href={routes.list(USUAL_LIST)} name={tLists('usual')}>
                  {due.length > 0 ? t('mine.dueText', { count: due.length }) : t('mine.dueNone')}
                </OrderingTile>
                <OrderingTile href={routes.lists} name={tLists('title')}>
                  {tLists('lead')}
                </OrderingTile>
              </>
            )}
          </ul>
        </div>
      </section>
      {due.length > 0 && (
        <Section
          title={t('mine.dueTitle')}
          aside={
            <ButtonLink href={routes.list(USUAL_LIST)} variant="secondary">
              {t('mine.dueAll')}
            </ButtonLink>
          }
        >
          <DueLines lines={due} today={today} locale={locale} />
        </Section>
      )}
      {returned !== null && returned.length > 0 && (
        <Section title={t('mine.returnedTitle')}>
          <ReturnedSkus skus={returned} locale={locale} />
        </Section>
      )}
      {orders !== null && orders.items.length > 0 && (
        <Section
          className="pb-0"
          title={tAccount('recentOrders')}
          aside={
            <ButtonLink href={routes.orders} variant="secondary">
              {tAccount('allOrders')}
            </ButtonLink>
          }
        >
          <RecentOrders orders={orders.items} locale={locale} />
        </Section>
      )}
    </>
  );
}
