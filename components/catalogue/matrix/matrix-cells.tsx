import type { KeyboardEvent } from 'react';
import { Price } from '@/components/ui/text/price';
import { cx } from '@/components/ui/cx';
import { type MatrixOffer, QTY_PREFIX } from '@/lib/domain/catalogue/matrix';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MatrixLabels } from './matrix-labels';

export interface CellProps {
  values: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
  /** Quantities that were just added, by sku. */
  added: ReadonlyMap<string, number>;
  onType: (skuId: string, value: string) => void;
  /** On blur; `submitting` if the form's button takes the focus. */
  onLeave: (skuId: string, submitting: boolean) => void;
  locale: string;
  labels: MatrixLabels;
}

/** Up and down arrows move to the same column of the next row with a field. */
export function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
  const { column } = event.target.dataset;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)];
  const next = fields[fields.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

export function OfferPrice({ offer, locale, labels }: { offer: MatrixOffer; locale: string; labels: MatrixLabels }) {
  return offer.priceEach === null ? null : (
    <Price price={offer.priceEach} fullPrice={offer.fullPriceEach} locale={locale} labels={labels.money} />
  );
}

export function Stock({ offer, labels }: { offer: MatrixOffer; labels: MatrixLabels }) {
  const words = !offer.inStock
    ? labels.outOfStock
    : offer.availableQty === null
      ? labels.inStock
      : fillWords(labels.inStockCount, { count: offer.availableQty });
  return <span className={cx('text-sm tabular', offer.inStock ? 'text-soft' : 'text-danger')}>{words}</span>;
}

export function Field({
  offer,
  column,
  name,
  values,
  errors,
  added,
  onType,
  onLeave,
  labels,
}: CellProps & { offer: MatrixOffer; column: number; name: string }) {
  if (!offer.inStock) return null;
  const error = errors.get(offer.skuId);
  const done = added.get(offer.skuId);
  const id = `${QTY_PREFIX}${offer.skuId}`;
  const says = error ? `${id}-error` : done ? `${id}-added` : undefined;
  return (
    <>
      <input
        name={id}
        data-column={column}
        value={values.get(offer.skuId) ?? ''}
        onChange={(event) => onType(offer.skuId, event.target.value)}
        onBlur={({ relatedTarget }) => onLeave(offer.skuId, relatedTarget instanceof HTMLButtonElement)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-label={fillWords(labels.quantityOf, { name })}
        aria-invalid={error ? true : undefined}
        aria-describedby={says}
        className="control max-w-24 px-2 text-center tabular"
      />
      {error && (
        <p id={says} className="max-w-44 text-sm text-danger">
          {error}
        </p>
      )}
      {!error && done !== undefined && (
        <p id={says} className="text-sm text-success">
          {fillWords(labels.cellAdded, { count: done })}
        </p>
      )}
    </>
  );
}
