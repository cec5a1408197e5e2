import { Table, Td, Th } from '@/components/ui/table';
import { cx } from '@/components/ui/cx';
import type { Matrix, MatrixOffer } from '@/lib/domain/catalogue/matrix';
import { type CellProps, Field, OfferPrice, Stock, moveInColumn } from './matrix-cells';

interface MatrixTableProps extends CellProps {
  matrix: Matrix;
}

/**
 * A real table: price, stock and a field in each cell; a product with one kind of options gets separate columns for
 * them.
 */
export function MatrixTable({ matrix, ...cell }: MatrixTableProps) {
  const { labels, locale } = cell;
  const flat = matrix.columnName === null;
  return (
    <div onKeyDown={moveInColumn} role="presentation">
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
