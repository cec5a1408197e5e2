import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { AccountShell } from '@/components/account/account-shell';
import { ClientWords } from '@/components/forms/client-words';
import { ListCard } from '@/components/orders/lists/list-card';
import { NewListForm } from '@/components/orders/lists/new-list-form.client';
import { RestoreList } from '@/components/orders/lists/restore-list.client';
import { Notice } from '@/components/ui/feedback/notice';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { customerPage } from '@/lib/data/account/customer-page';
import { getLists } from '@/lib/data/orders/lists.server';
import { formatDay } from '@/lib/i18n/dates';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lists');
  return { title: t('title'), robots: { index: false } };
}

export default async function ListsPage({ searchParams }: PageProps<'/[view]/lists'>) {
  const [t, locale, { deleted }, found] = await Promise.all([
    getTranslations('lists'),
    getLocale(),
    searchParams,
    customerPage(async () => ({ known: await getLists() })),
  ]);
  if (typeof found === 'string') return <AccountFallback reason={found} href={routes.lists} />;
  const { known } = found;
  return (
    <AccountShell current="lists">
      <Heading level={1}>{t('title')}</Heading>
      <p className="mt-3 mb-8 max-w-reading text-soft">{known ? t('lead') : t('unknown')}</p>
      {typeof deleted === 'string' && (
        <Notice tone="success" title={t('deleted')} className="mb-8">
          <ClientWords parts={['lists', 'forms']}>
            <RestoreList list={deleted} label={t('undo')} />
          </ClientWords>
        </Notice>
      )}
      {known && (
        <ClientWords parts={['lists', 'forms']}>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <ListCard href={routes.list(USUAL_LIST)} name={t('usual')} count={known.usualCount}>
              {t('usualText')}
            </ListCard>
            {known.lists.map(({ id, name, shared, mine, ownerName, lineCount, updatedAt }) => (
              <ListCard key={id} href={routes.list(id)} name={name} count={lineCount}>
                {shared ? (mine ? t('shared') : t('sharedBy', { name: ownerName })) : t('private')}
                {' · '}
                {t('changed', { date: formatDay(updatedAt, locale, 'medium') })}
              </ListCard>
            ))}
          </ul>
          <section className="mt-14 border-t border-line pt-10">
            <Heading level={2} size="md" className="mb-6">
              {t('newTitle')}
            </Heading>
            {known.lists.length === 0 && <p className="mb-6 max-w-reading text-soft">{t('emptyText')}</p>}
            <NewListForm formKey={randomUUID()} canShare={known.canShare} />
          </section>
        </ClientWords>
      )}
    </AccountShell>
  );
}
