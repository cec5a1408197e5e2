'use client';

import { useWords } from '@/components/forms/words.client';
import { cx } from '@/components/ui/cx';
import { FieldError } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/text/money';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { readPieces } from '@/lib/domain/catalogue/quantity';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import { reorderField } from '@/lib/actions/orders/reorder-form';
import { routes } from '@/lib/config/routes';
import { MAX_LINE_NOTE_LENGTH } from '@/lib/contract/limits';
import type { ListLine } from '@/lib/domain/orders/lists';
import { type ReorderLine, choicesFor, priceChange, priceOf } from '@/lib/domain/orders/reorder';
import { formatMoney } from '@/lib/domain/values/money';
import { type Shelf, shelfWords } from '@/lib/i18n/shelf-words';
import { HistoryWords } from './history-words';
import { type RowChoice, lineTotal } from './reorder-choices';
import { StateWords } from './state-words';

interface ReorderRowProps {
  line: ReorderLine | ListLine;
  choice: RowChoice;
  onChange: (part: Partial<RowChoice>) => void;
  /** Null if lines have no notes and cannot be removed. */
  note: string | null;
  /** What is shown before anybody types. */
  was: { readonly qty: string; readonly note: string };
  error: string | null;
  shelf: Shelf | null;
  locale: string;
  today: string;
}

/** On a phone a field needs the whole width: it extends below the quantity, which is beside the text above. */
const BELOW_QUANTITY = 'max-sm:w-[calc(100%+7rem)]';

function priceWords(line: ReorderLine, choice: PadSku, pieces: number | null, locale: string): string {
  const price = priceOf(line, choice, pieces);
  return price === null ? '' : formatMoney(price, locale);
}

/** One line: the earlier order, its current state, and the quantity to order. */
export function ReorderRow({ line, choice, onChange, note, was, error, shelf, locale, today }: ReorderRowProps) {
  const t = useWords('reorder');
  const { id, productName, options, code, slug, addons } = line;
  const name = skuTitle(productName, options);
  const choices = choicesFor(line);
  const chosen = choices.find(({ skuId }) => skuId === choice.sku);
  const pieces = readPieces(choice.qty);
  const price = chosen ? priceOf(line, chosen, pieces) : null;
  const total = choice.take ? lineTotal(line, choice) : null;
  const moved = priceChange(line);
  const words = `reorder-${id}-words`;
  return (
    <li
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_6rem] gap-x-4 gap-y-2 border-b border-line py-4',
        'sm:grid-cols-[auto_minmax(0,1fr)_6rem_6.5rem_auto]',
      )}
    >
      <span className="pt-2.5">
        <input
          type="checkbox"
          name={reorderField('take', id)}
          checked={choice.take}
          disabled={choices.length === 0}
          onChange={(event) => onChange({ take: event.target.checked })}
          aria-label={t('take', { name })}
          aria-describedby={words}
          className="size-5 rounded-sm"
        />
      </span>
      <div className="min-w-0">
        {slug ? (
          <Link href={routes.product(slug)} className="font-medium hover:underline hover:underline-offset-4">
            {productName}
          </Link>
        ) : (
          <span className="font-medium">{productName}</span>
        )}
        <span className="own-direction block text-sm text-soft">{[options, code].filter(Boolean).join(' · ')}</span>
        {addons.map((addon) => (
          <span key={addon.id} className="block text-sm text-soft">
            {t('extras', { name: addon.name, value: addon.value })}
          </span>
        ))}
        {price !== null && (
          <span className="block text-sm tabular">
            <Money cents={price} locale={locale} /> <span className="text-soft">{t('each')}</span>{' '}
            {moved !== null &&
              line.priceThen !== null &&
              price === line.priceNow &&
              chosen?.skuId === line.sku?.skuId && (
                <span className={moved > 0 ? 'ms-2 text-warning' : 'ms-2 text-success'}>
                  {t('was', { price: formatMoney(line.priceThen, locale) })}
                </span>
              )}
          </span>
        )}
        {shelf && chosen && (
          <span className="block text-sm text-soft empty:hidden">
            {shelfWords(shelf, priceOf(line, chosen, null), chosen.group)}
          </span>
        )}
        <div id={words}>
          <StateWords line={line} />
          {'history' in line && line.history && <HistoryWords history={line.history} locale={locale} today={today} />}
        </div>
        {choices.length > (line.sku ? 1 : 0) && (
          <span className={cx('mt-2 block max-w-narrow', BELOW_QUANTITY)}>
            <Select
              name={reorderField('sku', id)}
              value={choice.sku}
              onChange={(event) => onChange({ sku: event.target.value, take: true })}
              aria-label={t('insteadOf', { name })}
              options={choices.map((sku) => ({
                value: sku.skuId,
                label: [sku.name, sku.options, priceWords(line, sku, pieces, locale)].filter(Boolean).join(' · '),
                disabled: !sku.inStock,
              }))}
            />
          </span>
        )}
        {note !== null && (
          <>
            <input type="hidden" name={reorderField('was-qty', id)} value={was.qty} />
            <input type="hidden" name={reorderField('was-note', id)} value={was.note} />
            <Input
              name={reorderField('note', id)}
              defaultValue={note}
              maxLength={MAX_LINE_NOTE_LENGTH}
              aria-label={t('noteOf', { name })}
              placeholder={t('notePlaceholder')}
              className={cx('mt-2 max-w-narrow', BELOW_QUANTITY)}
            />
          </>
        )}
      </div>
      <Input
        name={reorderField('qty', id)}
        value={choice.qty}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange({ qty: event.target.value })}
        aria-label={t('quantityOf', { name })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `reorder-${id}-error` : words}
        className="self-start text-center tabular"
      />
      <p
        className={cx(
          'pt-2.5 text-end font-medium tabular',
          'max-sm:col-start-2 max-sm:col-end-4 max-sm:row-start-2 max-sm:self-center max-sm:pt-0 max-sm:empty:hidden',
        )}
      >
        {total !== null && <Money cents={total} locale={locale} />}
      </p>
      {note !== null && (
        <button
          type="submit"
          name="remove"
          value={id}
          aria-label={t('remove', { name })}
          className={cx(
            'grid size-11 place-items-center rounded-sm text-soft hover:bg-tint hover:text-ink',
            'max-sm:col-start-1 max-sm:row-start-2 max-sm:-ms-3',
          )}
        >
          <Icon name="close" />
        </button>
      )}
      {error && (
        <div className="col-span-full">
          <FieldError id={`reorder-${id}-error`}>{error}</FieldError>
        </div>
      )}
    </li>
  );
}
