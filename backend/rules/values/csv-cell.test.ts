import { csvCell } from './csv-cell';

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['\t=1', "'\t=1"],
  ['=1,2', '"\'=1,2"'],
  ['a "b"', '"a ""b"""'],
  ['Groom & Co', 'Groom & Co'],
  ['', ''],
])('%j is written as %j', (text, cell) => expect(csvCell(text)).toBe(cell));
