import { Zip, ZipDeflate } from 'fflate';
import { SHEET_PART, bookParts } from './book-parts';

/** A workbook of one sheet, compressed as a stream, so that memory does not grow with the sheet. */
export async function* packBook(
  name: string,
  styles: string,
  sheetXml: AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const open = (part: string): ZipDeflate => {
    const file = new ZipDeflate(part);
    zip.add(file);
    return file;
  };
  for (const part of bookParts(name, styles)) open(part.name).push(encoder.encode(part.xml), true);
  const sheet = open(SHEET_PART);
  for await (const xml of sheetXml) {
    sheet.push(encoder.encode(xml));
    yield* packed.splice(0);
  }
  sheet.push(new Uint8Array(), true);
  zip.end();
  yield* packed.splice(0);
}
