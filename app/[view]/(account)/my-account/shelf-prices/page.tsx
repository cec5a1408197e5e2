import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { AccountShell } from '@/components/account/account-shell';
import { ShelfPricesForm } from '@/components/account/shelf/shelf-prices-form.client';
import { ClientWords } from '@/components/forms/client-words';
import { Heading } from '@/components/ui/heading';
import { SHELF_PRICES } from '@/lib/config/shelf-addresses';
import { customerPage } from '@/lib/data/account/customer-page';
import { getShelfPrices } from '@/lib/data/account/shelf-prices.server';
import { getTopGroups } from '@/lib/data/catalogue/groups';
import { orNull } from '@/lib/data/or-null';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shelfPrices');
  return { title: t('title'), robots: { index: false } };
}

export default async function ShelfPricesPage() {
  const [t, settings, groups] = await Promise.all([
    getTranslations('shelfPrices'),
    customerPage(getShelfPrices),
    orNull(getTopGroups('product')),
  ]);
  if (typeof settings === 'string') return <AccountFallback reason={settings} href={SHELF_PRICES} />;
  if (!settings) return <AccountFallback reason="ended" href={SHELF_PRICES} />;
  return (
    <AccountShell current="shelfPrices">
      <Heading level={1}>{t('title')}</Heading>
      <p className="mt-3 mb-8 max-w-reading text-soft">{t('lead')}</p>
      <ClientWords parts={['shelfPrices', 'forms']}>
        <ShelfPricesForm settings={settings} categories={(groups ?? []).map(({ name, url }) => ({ name, url }))} />
      </ClientWords>
    </AccountShell>
  );
}
