import type { KeyboardEvent } from 'react';
import { Price } from '@/components/ui/text/price';
import { Table, Td, Th } from '@/components/ui/table';
import { cx } from '@/components/ui/cx';
import { type Matrix, type MatrixOffer, QTY_PREFIX } from '@/lib/domain/catalogue/matrix';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MatrixLabels } from './matrix-labels';

interface CellProps {
  values: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, string>;
  /** Pieces that were added just now. */
  added: ReadonlyMap<string, number>;
  onType: (skuId: string, value: string) => void;
  /** The field was left; `submitting` when the form's button was pressed. */
  onLeave: (skuId: string, submitting: boolean) => void;
  locale: string;
  labels: MatrixLabels;
}

interface MatrixTableProps extends CellProps {
  matrix: Matrix;
}

/** Up and down lead to the same column of the next row that has a field. */
function move(event: KeyboardEvent<HTMLElement>): void {
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

/** A real table: price, stock and a field in each cell; with one kind of options they stand in columns of their own. */
export function MatrixTable({ matrix, ...cell }: MatrixTableProps) {
  const { labels, locale } = cell;
  const flat = matrix.columnName === null;
  return (
    <div onKeyDown={move} role="presentation">
      <Table held caption={labels.table} className={cx('max-w-content', !flat && 'w-auto')}>
        <thead>
          <tr>
            <Th className="held-column">{matrix.rowName}</Th>
            {flat ? (
              <>
                <Th>{labels.price}</Th>
                <Th className="max-sm:hidden">{labels.stock}</Th>
                <Th>{labels.quantity}</Th>
              </>
            ) : (
              matrix.columns.map((column) => (
                <Th key={column} className="min-w-30">
                  {column}
                </Th>
              ))
            )}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row) => (
            <tr key={row.name}>
              <Th scope="row" className="held-column max-w-40 font-medium">
                {row.name}
                {flat && row.offers[0] && (
                  <span className="block text-sm font-normal whitespace-nowrap text-soft tabular">
                    {row.offers[0].code}
                  </span>
                )}
              </Th>
              {flat ? (
                <FlatCells offer={row.offers[0] ?? null} name={row.name} {...cell} />
              ) : (
                row.offers.map((offer, column) => (
                  <Td key={matrix.columns[column]}>
                    {offer ? (
                      <div className="grid gap-1.5">
                        <OfferPrice offer={offer} locale={locale} labels={labels} />
                        <Stock offer={offer} labels={labels} />
                        <span className="text-xs whitespace-nowrap text-soft tabular">{offer.code}</span>
                        <Field
                          offer={offer}
                          column={column}
                          name={`${row.name}, ${matrix.columns[column] ?? ''}`}
                          {...cell}
                        />
                      </div>
                    ) : (
                      <span className="text-sm text-soft">{labels.notMade}</span>
                    )}
                  </Td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function FlatCells({ offer, name, ...cell }: CellProps & { offer: MatrixOffer | null; name: string }) {
  const { labels, locale } = cell;
  if (!offer)
    return (
      <Td colSpan={3} className="text-sm text-soft">
        {labels.notMade}
      </Td>
    );
  return (
    <>
      <Td>
        <OfferPrice offer={offer} locale={locale} labels={labels} />
        <span className="block sm:hidden">
          <Stock offer={offer} labels={labels} />
        </span>
      </Td>
      <Td className="max-sm:hidden">
        <Stock offer={offer} labels={labels} />
      </Td>
      <Td className="w-32">
        <Field offer={offer} column={0} name={name} {...cell} />
      </Td>
    </>
  );
}

function OfferPrice({ offer, locale, labels }: { offer: MatrixOffer; locale: string; labels: MatrixLabels }) {
  return offer.priceEach === null ? null : (
    <Price price={offer.priceEach} fullPrice={offer.fullPriceEach} locale={locale} labels={labels.money} />
  );
}

function Stock({ offer, labels }: { offer: MatrixOffer; labels: MatrixLabels }) {
  const words = !offer.inStock
    ? labels.outOfStock
    : offer.availableQty === null
      ? labels.inStock
      : fillWords(labels.inStockCount, { count: offer.availableQty });
  return <span className={cx('text-sm tabular', offer.inStock ? 'text-soft' : 'text-danger')}>{words}</span>;
}

function Field({
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
