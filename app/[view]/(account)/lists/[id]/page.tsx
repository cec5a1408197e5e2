import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { AccountShell } from '@/components/account/account-shell';
import { ClientWords } from '@/components/forms/client-words';
import { ListSettings } from '@/components/orders/lists/list-settings.client';
import { RestoreList } from '@/components/orders/lists/restore-list.client';
import { TypeOnList } from '@/components/orders/lists/type-on-list.client';
import { ReorderForm } from '@/components/orders/reorder/reorder-form.client';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { BackLink } from '@/components/ui/back-link';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { listLabels } from '@/lib/config/shelf-addresses';
import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { getShelf } from '@/lib/data/account/shelf-prices.server';
import { customerPage } from '@/lib/data/account/customer-page';
import { getList } from '@/lib/data/orders/lists.server';
import { scopeValue } from '@/lib/domain/cart/order-form/form-scope';
import { shopDay } from '@/lib/domain/values/shop-day';

/** Plain links, not the router's: these are downloads. */
const FORM_FILES = ['xlsx', 'csv'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lists');
  return { title: t('title'), robots: { index: false } };
}

/** One list, or the usual order, with current prices and stock. */
export default async function ListPage({ params }: PageProps<'/[view]/lists/[id]'>) {
  const { id } = await params;
  const [t, orders, tShelf, form, locale, shelf, list] = await Promise.all([
    getTranslations('lists'),
    getTranslations('orders'),
    getTranslations('shelfPrices'),
    getTranslations('orderForm'),
    getLocale(),
    getShelf(),
    customerPage(() => getList(id)),
  ]);
  if (typeof list === 'string') return <AccountFallback reason={list} href={routes.list(id)} />;
  if (!list) notFound();
  const usual = id === USUAL_LIST;
  return (
    <AccountShell current="lists">
      <BackLink href={routes.lists} label={t('back')} className="text-sm" />
      <div className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="max-w-reading">
          <Heading level={1} size="lg" className="break-words">
            {usual ? t('usual') : list.name}
          </Heading>
          <p className="mt-2 text-soft">
            {usual
              ? t('usualLead')
              : list.mine
                ? t(list.shared ? 'shared' : 'private')
                : t('sharedBy', { name: list.ownerName })}
          </p>
        </div>
        {list.lines.length > 0 && (
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={routes.listPrint(id)} variant="secondary">
              {t('print')}
            </ButtonLink>
            <ButtonLink href={listLabels(id, 'a4')} variant="secondary">
              {tShelf('labels')}
            </ButtonLink>
            {FORM_FILES.map((file) => (
              <a
                key={file}
                href={`${routes.orderForm(file)}?of=${encodeURIComponent(scopeValue({ kind: 'list', id }))}`}
                className={buttonClass({ variant: 'secondary' })}
              >
                <Icon name="download" className="size-4.5" />
                {t('orderForm', { kind: form(file) })}
              </a>
            ))}
          </p>
        )}
      </div>
      <ClientWords parts={['lists', 'reorder', 'forms']}>
        <ReorderForm
          source={`list:${id}`}
          lines={list.lines}
          editable
          formKey={randomUUID()}
          shelf={shelf}
          locale={locale}
          today={shopDay(new Date())}
        />
        {list.leftOut > 0 && (
          <div className="mt-6 flex flex-wrap items-center gap-x-4">
            <p className="text-soft">{t('leftOut', { count: list.leftOut })}</p>
            <RestoreList list={id} label={t('bringBack')} />
          </div>
        )}
        {usual && list.lines.length === 0 && (
          <EmptyState
            title={t('usualEmptyTitle')}
            actions={<ButtonLink href={routes.shop()}>{orders('browse')}</ButtonLink>}
          >
            {t('usualEmptyText')}
          </EmptyState>
        )}
        {!usual && (
          <>
            {list.lines.length === 0 && <p className="max-w-reading">{t('empty')}</p>}
            <section className="mt-14 border-t border-line pt-10">
              <Heading level={2} size="md" className="mb-6">
                {t('typeTitle')}
              </Heading>
              <TypeOnList list={id} />
            </section>
            {list.mine && (
              <details className="group mt-14 border-y border-line">
                <summary className="flex min-h-13 items-center gap-3 hover:text-accent">
                  <Icon name="chevron-down" className="size-4.5 transition-transform group-open:rotate-180" />
                  {t('settings')}
                </summary>
                <div className="pt-4 pb-8">
                  <ListSettings list={list} />
                </div>
              </details>
            )}
          </>
        )}
      </ClientWords>
    </AccountShell>
  );
}
