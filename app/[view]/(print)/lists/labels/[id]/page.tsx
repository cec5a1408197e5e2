import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { ShelfLabels } from '@/components/orders/papers/shelf-labels';
import { listLabels } from '@/lib/config/shelf-addresses';
import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { customerPage } from '@/lib/data/account/customer-page';
import { getShelfPriceOf } from '@/lib/data/account/shelf-prices.server';
import { productGroups } from '@/lib/data/catalogue/product-groups.server';
import { getList } from '@/lib/data/orders/lists.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shelfPrices');
  return { title: t('labels'), robots: { index: false } };
}

/** A label for each line of a list, on a sheet of A4 or a roll. */
export default async function ShelfLabelsRoute({ params, searchParams }: PageProps<'/[view]/lists/labels/[id]'>) {
  const [{ id }, { sheet: asked }] = await Promise.all([params, searchParams]);
  const sheet = asked === 'roll' ? 'roll' : 'a4';
  const [t, locale, list] = await Promise.all([getTranslations('lists'), getLocale(), customerPage(() => getList(id))]);
  if (typeof list === 'string') return <AccountFallback reason={list} href={listLabels(id, sheet)} />;
  if (!list) notFound();
  const priceOf = await getShelfPriceOf();
  const groups = priceOf ? await productGroups(list.lines.map(({ slug }) => slug)) : new Map<string, string>();
  return (
    <ShelfLabels
      list={list}
      name={id === USUAL_LIST ? t('usual') : list.name}
      sheet={sheet}
      priceOf={
        priceOf && (({ slug, priceNow }) => (priceNow === null ? null : priceOf(priceNow, groups.get(slug) ?? null)))
      }
      locale={locale}
    />
  );
}
