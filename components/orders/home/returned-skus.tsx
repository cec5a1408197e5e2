import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/text/money';
import type { ReturnedSku } from '@/lib/data/catalogue/stock-returned';
import { formatDay } from '@/lib/i18n/dates';

/** Skus that are back in stock after a stock request; each links to its page with the option chosen. */
export async function ReturnedSkus({ skus, locale }: { skus: readonly ReturnedSku[]; locale: string }) {
  const t = await getTranslations('home');
  return (
    <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2">
      {skus.map(({ skuId, name, options, address, price, returnedAt }) => (
        <li key={skuId} className="flex items-baseline justify-between gap-x-6 border-b border-line py-3">
          <p className="min-w-0">
            <Link href={address} className="font-medium hover:underline">
              {name}
            </Link>
            {options && <span className="own-direction block text-sm text-soft">{options}</span>}
          </p>
          <p className="shrink-0 text-end">
            {price !== null && <Money cents={price} locale={locale} />}
            <span className="block text-sm text-soft">
              {t('mine.returnedOn', { date: formatDay(returnedAt, locale, 'medium') })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
