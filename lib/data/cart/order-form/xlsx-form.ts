import 'server-only';
import type { FormSku } from '../../../domain/cart/order-form/form-columns';
import { packBook } from '../../../domain/cart/workbook/pack-book';
import { bookStyles } from './book-styles';
import type { OrderForm } from './order-form';
import { SHEET_END, sheetHead, sheetRows } from './sheet-xml';

/** Streams the form as a workbook. */
export function xlsxForm(form: OrderForm, pieces: AsyncIterable<readonly FormSku[]>): AsyncGenerator<Uint8Array> {
  return packBook(form.words.name, bookStyles(form), sheetOf(form, pieces));
}

async function* sheetOf(form: OrderForm, pieces: AsyncIterable<readonly FormSku[]>): AsyncGenerator<string> {
  yield sheetHead(form);
  let rows = 0;
  for await (const skus of pieces) {
    yield sheetRows(skus, rows);
    rows += skus.length;
  }
  yield SHEET_END;
}
