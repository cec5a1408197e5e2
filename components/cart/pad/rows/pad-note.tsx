import { useWords } from '@/components/forms/words.client';
import { Button, buttonClass } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import { type PadRow, type RowState, oldPrice, possibleQty, skuOfRow } from '@/lib/domain/cart/order-pad/pad-row';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { formatMoney } from '@/lib/domain/values/money';
import { padField } from '@/lib/actions/cart/pad-form';
import { stayInRow } from './pad-keys';
import type { PadActions } from './use-pad-rows';

interface PadNoteProps {
  id: string;
  row: PadRow;
  number: number;
  locale: string;
  state: RowState;
  actions: PadActions;
}

/** States of a row that offers what was found instead: several skus, or what replaced one. */
const OFFERING: ReadonlySet<RowState['kind']> = new Set(['choose', 'gone']);

const titleOf = ({ name, options }: PadSku): string => skuTitle(name, options);

/** A row's problem and its solutions, beside the original text. */
export function PadNote({ id, row, number, locale, state, actions }: PadNoteProps) {
  const t = useWords('quickOrder');
  const words = row.refusal || wordsOf(state, t);
  const offered = state.kind === 'guess' ? [state.sku] : OFFERING.has(state.kind) ? (row.found?.skus ?? []) : [];
  const possible = possibleQty(state, row);
  const was = oldPrice(row);
  // In an order form of this shop the original text repeats the row.
  const original = row.formPrice === null && row.original !== row.code ? row.original : '';
  return (
    <div id={id} className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden">
      {words !== '' && (
        <p className={cx('text-sm', state.kind === 'unchecked' ? 'text-soft' : 'font-medium text-warning')}>{words}</p>
      )}
      {was !== null && (
        <p className="text-sm font-medium text-warning">
          {t('wasNow', { was: formatMoney(was, locale), now: formatMoney(skuOfRow(row)?.priceEach ?? was, locale) })}
        </p>
      )}
      {offered.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {offered.map((sku) => (
            <li key={sku.skuId} className="max-w-full">
              {/* Without scripts it submits the form with this code. */}
              <button
                type="submit"
                name={padField(number, 'pick')}
                value={sku.code}
                onClick={(event) => {
                  event.preventDefault();
                  stayInRow(event, 'here');
                  actions.choose(row.key, sku);
                }}
                aria-label={t('use', { code: `${sku.code}, ${titleOf(sku)}` })}
                className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-w-full min-w-0' })}
              >
                <span className="shrink-0 tabular">{sku.code}</span>
                <span className="truncate font-normal text-soft">{titleOf(sku)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {possible !== null && (
        <span className="no-script:hidden">
          <Button
            variant="secondary"
            size="sm"
            onClick={(event) => {
              stayInRow(event, 'here');
              actions.type(row.key, { qty: String(possible), unit: 'each' });
            }}
          >
            {t('take', { count: possible })}
          </Button>
        </span>
      )}
      {original !== '' && (
        <p className="text-sm break-words text-soft">
          {/* Isolated from the direction of the surrounding text. */}
          {t('written', { text: `\u2068${original}\u2069` })}
        </p>
      )}
    </div>
  );
}

type Words = ReturnType<typeof useWords<'quickOrder'>>;

function wordsOf(state: RowState, t: Words): string {
  switch (state.kind) {
    case 'blank':
    case 'ready':
      return '';
    case 'unchecked':
      return t('unchecked');
    case 'unknown':
    case 'shortened':
    case 'gone':
      return t(state.kind);
    case 'choose':
      return t('choose');
    case 'guess':
      return t('didYouMean');
    case 'out-of-stock':
      return t('outOfStock');
    case 'no-quantity':
      return t('noQuantity');
    case 'no-carton':
      return t('noCarton');
    case 'short':
    case 'least':
    case 'multiple':
      return t(state.kind, { count: state.count });
  }
}
