import { decodeText } from './decode-text';
import { orderFileKind } from './read-order-file';

const TEXT = 'Code,Qty\nBB-SH-OAT-500,12\n';
const utf16 = (text: string, mark: boolean, big: boolean): Uint8Array => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a BOM', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 LE', utf16(TEXT, true, false)],
  ['UTF-16 BE', utf16(TEXT, true, true)],
  ['UTF-16 LE without a BOM', utf16(TEXT, false, false)],
  ['UTF-16 BE without a BOM', utf16(TEXT, false, true)],
])('decodes %s', (_, bytes) => expect(decodeText(bytes)).toBe(TEXT));

it('decodes CSV as saved by Windows', () => {
  expect(decodeText(Uint8Array.of(0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x80))).toBe('Crème €');
});

it('preserves letters beyond Latin', () => expect(decodeText(Buffer.from('コード,数量'))).toBe('コード,数量'));

it.each([
  ['zeros', new Uint8Array(64)],
  ['control characters', Uint8Array.of(0x41, 0x01, 0x42)],
])('returns null for %s', (_, bytes) => expect(decodeText(bytes)).toBeNull());

it.each([
  ['text', Buffer.from(TEXT), 'text'],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4), 'xlsx'],
  ['a workbook of Excel 2003', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'old-excel'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'other'],
  ['a photograph', Uint8Array.of(0xff, 0xd8, 0xff), 'other'],
  ['a gzip archive', Uint8Array.of(0x1f, 0x8b), 'other'],
  ['nothing', new Uint8Array(0), 'empty'],
])('recognises %s by its bytes', (_, bytes, kind) => expect(orderFileKind(bytes)).toBe(kind));
