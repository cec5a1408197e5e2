import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { FORM_COLUMNS, type FormCell, type FormSku } from '../../../domain/cart/order-form/form-columns';
import type { MoneyFormat } from '../../../domain/cart/order-form/money-format';
import type { OrderForm } from './order-form';

/** Byte order mark: without it, Excel reads the file as Windows-1252. */
const MARK = '\ufeff';

/** Cells are separated by semicolons if the decimal separator is a comma. */
const lines = (cells: readonly (readonly string[])[], { decimal }: MoneyFormat): string =>
  stringify(
    cells.map((row) => [...row]),
    { delimiter: decimal === ',' ? ';' : ',', record_delimiter: 'windows' },
  );

/** Streams the form as CSV. */
export async function* csvForm(
  { words, money }: OrderForm,
  pieces: AsyncIterable<readonly FormSku[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(MARK + lines([FORM_COLUMNS.map(({ name }) => words[name])], money));
  for await (const skus of pieces) {
    const rows = skus.map((sku) => FORM_COLUMNS.map(({ cell }) => written(cell(sku), money)));
    if (rows.length > 0) yield encoder.encode(lines(rows, money));
  }
}

function written(cell: FormCell, { decimal }: MoneyFormat): string {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'count':
      return cell.count === null ? '' : String(cell.count);
    case 'cents':
      return cell.cents === null ? '' : (cell.cents / 100).toFixed(2).replace('.', decimal);
    case 'quantity':
      return '';
  }
}
