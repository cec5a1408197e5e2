import 'server-only';
import { Zip, ZipDeflate } from 'fflate';
import type { FormSku } from '../../../domain/cart/order-form/form-columns';
import { SHEET_PART, bookParts } from '../../../domain/cart/workbook/book-parts';
import { bookStyles } from './book-styles';
import type { OrderForm } from './order-form';
import { SHEET_END, sheetHead, sheetRows } from './sheet-xml';

/** The form as a workbook, piece by piece: what was sent is not kept. */
export async function* xlsxForm(
  form: OrderForm,
  pieces: AsyncIterable<readonly FormSku[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const open = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name);
    zip.add(part);
    return part;
  };
  for (const { name, xml } of bookParts(form.words.name, bookStyles(form))) open(name).push(encoder.encode(xml), true);
  const sheet = open(SHEET_PART);
  sheet.push(encoder.encode(sheetHead(form)));
  let rows = 0;
  for await (const skus of pieces) {
    sheet.push(encoder.encode(sheetRows(skus, rows)));
    rows += skus.length;
    yield* packed.splice(0);
  }
  sheet.push(encoder.encode(SHEET_END), true);
  zip.end();
  yield* packed.splice(0);
}
