import { randomBytes } from 'node:crypto';
import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { OrderPadLazy } from '@/components/cart/pad/order-pad-lazy.client';
import { OrderFormDownload } from '@/components/cart/order-form/order-form-download';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { whyRefused } from '@/lib/data/account/customer-page';
import { getViewer } from '@/lib/data/viewer';
import { orNull } from '@/lib/data/or-null';
import { getShelf } from '@/lib/data/account/shelf-prices.server';
import { getLists } from '@/lib/data/orders/lists.server';
import { clientWords } from '@/lib/i18n/client-words';
import { pickWords } from '@/lib/i18n/pick-words';

/** Messages used where rows are saved to a list. */
const LIST_WORDS = ['onList', 'newTitle', 'namePlaceholder', 'settle'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('quickOrder');
  return { title: t('title'), robots: { index: false } };
}

/** The order pad, for customers; middleware redirects visitors to the sign-in and back. */
export default async function QuickOrderPage({ searchParams }: PageProps<'/[view]/quick-order'>) {
  const viewer = await getViewer();
  if (viewer.kind === 'visitor') return <AccountFallback reason={await whyRefused()} href={routes.quickOrder} />;
  const { form } = await searchParams;
  const [t, locale, { quickOrder, forms, lists: listWords }, lists, shelf] = await Promise.all([
    getTranslations('quickOrder'),
    getLocale(),
    getMessages(),
    orNull(getLists()),
    getShelf(),
  ]);
  return (
    <>
      <Heading level={1}>{t('title')}</Heading>
      <p className="mt-3 mb-8 max-w-reading text-soft">{t('lead')}</p>
      <OrderFormDownload problem={form === 'unknown' || form === 'away' ? form : null} />
      <OrderPadLazy
        words={clientWords({ quickOrder, forms, lists: pickWords(listWords, LIST_WORDS) })}
        lists={lists && lists.lists.map(({ id, name }) => ({ id, name }))}
        owner={viewer.kind === 'customer' ? viewer.id : ''}
        once={randomBytes(12).toString('hex')}
        locale={locale}
        shelf={shelf}
      />
    </>
  );
}
