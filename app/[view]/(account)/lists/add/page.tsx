import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { AccountShell } from '@/components/account/account-shell';
import { ClientWords } from '@/components/forms/client-words';
import { ChooseListForm } from '@/components/orders/lists/choose-list-form.client';
import { NewListForm } from '@/components/orders/lists/new-list-form.client';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { listSourceText, readListSource } from '@/lib/domain/orders/list-source';
import { customerPage } from '@/lib/data/account/customer-page';
import { getLists } from '@/lib/data/orders/lists.server';
import { getSourceLines } from '@/lib/data/orders/list-source.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lists');
  return { title: t('addTitle'), robots: { index: false } };
}

/** Chooses the list to which the cart, an order or a product is added; offers a new one to customers without lists. */
export default async function AddToListPage({ searchParams }: PageProps<'/[view]/lists/add'>) {
  const { from } = await searchParams;
  const source = typeof from === 'string' ? readListSource(from) : null;
  if (!source) notFound();
  const text = listSourceText(source);
  const [t, tShortlist, tShop, found] = await Promise.all([
    getTranslations('lists'),
    getTranslations('shortlist'),
    getTranslations('shop'),
    customerPage(async () => {
      const [lists, lines] = await Promise.all([getLists(), getSourceLines(source)]);
      return { lists, lines };
    }),
  ]);
  if (typeof found === 'string') return <AccountFallback reason={found} href={routes.listAdd(text)} />;
  const { lists, lines } = found;
  const count = lines?.length ?? 0;
  return (
    <AccountShell current="lists">
      <Heading level={1}>{t('addTitle')}</Heading>
      {!lists || count === 0 ? (
        <p className="mt-3 max-w-reading text-soft">{t(lists ? 'sourceGone' : 'unknown')}</p>
      ) : (
        <ClientWords parts={['lists', 'forms']}>
          <p className="mt-3 mb-8 max-w-reading text-soft">
            {source.kind === 'cart' && t('addCart', { count })}
            {source.kind === 'order' && t('addOrder', { count })}
            {source.kind === 'shortlist' && tShortlist('yours', { products: tShop('count', { count }) })}
            {source.kind === 'sku' && t('addSku')}
          </p>
          {lists.lists.length > 0 && (
            <div className="mb-12">
              <ChooseListForm source={text} lists={lists.lists.map(({ id, name }) => ({ id, name }))} />
            </div>
          )}
          <Heading level={2} size="md" className="mb-6">
            {t(lists.lists.length > 0 ? 'orNew' : 'newTitle')}
          </Heading>
          <NewListForm formKey={randomUUID()} canShare={lists.canShare} source={text} />
        </ClientWords>
      )}
    </AccountShell>
  );
}
