import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/text/money';
import { routes } from '@/lib/config/routes';
import { SHELF_PRICES, listLabels } from '@/lib/config/shelf-addresses';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import type { List, ListLine } from '@/lib/domain/orders/lists';
import { OrderCode } from '../order-code';
import { PaperBar } from './paper-bar';

interface ShelfLabelsProps {
  list: List;
  /** Displayed name of the list; the usual order has no stored name. */
  name: string;
  sheet: 'a4' | 'roll';
  /** Returns cents including GST; null when shelf prices are switched off. */
  priceOf: ((line: ListLine) => number | null) | null;
  locale: string;
}

/** 3 × 8 labels of 70 × 37 mm fill A4 except for a millimetre; a roll is 62 mm wide and cut after each label. */
const SHEETS = {
  a4: {
    page: '@page { size: A4; margin: 0.4mm 0 }',
    list: '.labels { inline-size: 210mm; grid-template-columns: repeat(3, 70mm) } .labels > li { block-size: 37mm }',
  },
  roll: {
    page: '@page { size: 62mm 37mm; margin: 0 }',
    list: '.labels { inline-size: 62mm } .labels > li { block-size: 36.8mm; break-after: page }',
  },
} as const;

/** Shelf labels: name, shelf price, and a code for the scanner. One label per line of a list. */
export async function ShelfLabels({ list, name, sheet, priceOf, locale }: ShelfLabelsProps) {
  const [t, lists] = await Promise.all([getTranslations('shelfPrices'), getTranslations('lists')]);
  const { page, list: style } = SHEETS[sheet];
  return (
    <>
      <PaperBar back={{ href: routes.list(list.id), label: name }} />
      <div className="mx-auto grid max-w-[52rem] gap-2 px-gutter pt-4 print:hidden">
        <h1 className="text-2xl">{t('labels')}</h1>
        <nav aria-label={t('sheet')} className="flex flex-wrap gap-x-6">
          {(['a4', 'roll'] as const).map((one) => (
            <Link
              key={one}
              href={listLabels(list.id, one)}
              aria-current={one === sheet ? 'page' : undefined}
              className={one === sheet ? 'tap font-medium' : 'link tap'}
            >
              {t(`sheets.${one}`)}
            </Link>
          ))}
        </nav>
        {!priceOf && (
          <p className="text-soft">
            <Link href={SHELF_PRICES} className="link">
              {t('labelsOff')}
            </Link>
          </p>
        )}
      </div>
      <style>{`${page} ${style} @media print { html, body, main { background: none } }`}</style>
      <div role="region" aria-label={t('labels')} tabIndex={0} className="overflow-x-auto print:overflow-visible">
        <ul className="labels mx-auto my-6 grid bg-white text-black print:m-0">
          {list.lines.map((line) => {
            const price = priceOf?.(line) ?? null;
            const code = line.sku?.barcode || line.code;
            return (
              <li
                key={line.id}
                className={
                  'flex flex-col justify-between overflow-hidden p-[4mm] text-[9pt] leading-tight ' +
                  'break-inside-avoid'
                }
              >
                <p className="line-clamp-2 font-medium">{skuTitle(line.productName, line.options)}</p>
                <p className="flex items-end justify-between gap-2">
                  <span className="tabular">{line.code}</span>
                  {price !== null && <Money cents={price} locale={locale} className="text-[18pt] font-medium" />}
                </p>
                <span className="block h-[9mm] [&>svg]:h-full [&>svg]:w-full">
                  <OrderCode number={code} label={`${lists('sheetCode')} ${code}`} />
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
