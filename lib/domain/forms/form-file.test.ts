import { fileBytesProblem, fileProblem, safeFileName } from './form-file';

const bytes = (...values: number[]) => new Uint8Array(values);
const ascii = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));

it.each([
  ['bill.pdf', ascii('%PDF-1.7'), null],
  ['BILL.PDF', ascii('%PDF-1.7'), null],
  ['photo.jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), null],
  ['photo.png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), null],
  ['photo.webp', ascii('RIFF....WEBP'), null],
  ['photo.heic', ascii('....ftypheic'), null],
  ['list.xlsx', bytes(0x50, 0x4b, 3, 4), null],
  ['notes.txt', ascii('hello'), null],
  ['notes.txt', bytes(65, 0, 66), 'fileType'],
  ['page.pdf', ascii('<html>'), 'fileType'],
  ['photo.jpg', ascii('%PDF-1.7'), 'fileType'],
  ['page.html', ascii('<html>'), 'fileType'],
  ['program.exe', ascii('MZ'), 'fileType'],
  ['picture.svg', ascii('<svg'), 'fileType'],
  ['pdf', ascii('%PDF-1.7'), 'fileType'],
  ['empty.pdf', bytes(), 'fileEmpty'],
])('the problem of %s is %j', (name, content, problem) => {
  expect(fileBytesProblem(name, content)).toBe(problem);
});

it('accepts at most 5 MB', () => {
  expect(fileProblem({ name: 'a.pdf', size: 5 * 1024 * 1024 })).toBeNull();
  expect(fileProblem({ name: 'a.pdf', size: 5 * 1024 * 1024 + 1 })).toBe('fileLarge');
});

it.each([
  ['C:\\docs\\bill.pdf', 'bill.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a"b<c>.pdf', 'abc.pdf'],
  ['bill\u202efdp.exe', 'billfdp.exe'],
  ['line\r\nbreak.pdf', 'linebreak.pdf'],
  ['...', 'file'],
  ['', 'file'],
  ['Rechnung für Käse.pdf', 'Rechnung für Käse.pdf'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(96)}.pdf`],
  [`${'😀'.repeat(200)}.docx`, `${'😀'.repeat(95)}.docx`],
  [`${'x'.repeat(200)}.exe`, `${'x'.repeat(96)}.exe`],
  ['\u061c\u2067bill\u2069\ufeff\u200b.pdf', 'bill.pdf'],
  ['half\ud83d.pdf', 'half\ufffd.pdf'],
])('%j is stored as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});
