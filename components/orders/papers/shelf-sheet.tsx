import { cx } from '@/components/ui/cx';
import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import { routes } from '@/lib/config/routes';
import type { List } from '@/lib/domain/orders/lists';
import { formatDay } from '@/lib/i18n/dates';
import { OrderCode } from '../order-code';
import { Paper } from './paper';
import { PaperBar } from './paper-bar';

interface ShelfSheetProps {
  list: List;
  /** Displayed name of the list; the usual order has no stored name. */
  name: string;
  printedAt: Date;
  locale: string;
}

/** Isolates text of either direction from the sentence around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A printed list for stocktaking at the shelf: product, barcode and a box for the quantity. */
export async function ShelfSheet({ list, name, printedAt, locale }: ShelfSheetProps) {
  const [t, tTicket] = await Promise.all([getTranslations('lists'), getTranslations('ticket')]);
  const day = formatDay(printedAt.toISOString(), locale);
  return (
    <>
      <PaperBar back={{ href: routes.list(list.id), label: name }} />
      <Paper
        foot={t('sheetLead', { name: isolated(name), date: isolated(day) })}
        pages={tTicket('sheets', { page: 'X', pages: 'Y' })}
      >
        <Heading level={1} size="lg" className="break-words">
          {name}
        </Heading>
        <p className="mt-2 text-soft">{day}</p>
        <ul className="mt-6 border-t border-ink">
          {list.lines.map(({ id, productName, options, code, qty, note, sku }) => (
            <li
              key={id}
              className={cx(
                'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-b border-line py-3',
                'break-inside-avoid sm:grid-cols-[minmax(0,1fr)_14rem_5rem]',
                'print:grid-cols-[minmax(0,1fr)_14rem_5rem]',
              )}
            >
              <div className="min-w-0">
                <p className="font-medium">{skuTitle(productName, options)}</p>
                <p className="text-sm text-soft tabular">
                  {code} · {t('sheetQuantity')}: {qty}
                </p>
                {note && <p className="text-sm">{note}</p>}
              </div>
              <div className="max-sm:hidden print:block">
                <OrderCode number={sku?.barcode || code} label={`${t('sheetCode')} ${sku?.barcode || code}`} />
              </div>
              <p className="grid justify-items-center gap-1 text-xs text-soft">
                <span aria-hidden className="block h-9 w-16 rounded-sm border border-ink" />
                {t('sheetOrder')}
              </p>
            </li>
          ))}
        </ul>
      </Paper>
    </>
  );
}
