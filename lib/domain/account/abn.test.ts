import { abnProblem, formatAbn } from './abn';

it('formats an ABN in groups and returns anything else unchanged', () => {
  expect(formatAbn('51824753556')).toBe('51 824 753 556');
  expect(formatAbn('51-824-753-556')).toBe('51 824 753 556');
  expect(formatAbn('12')).toBe('12');
});

describe('abnProblem', () => {
  it.each([
    '51 824 753 556',
    '53004085616',
    '83.914.571.673',
    '61900100217',
    '５１　８２４　７５３　５５６',
    '٥١ ٨٢٤ ٧٥٣ ٥٥٦',
  ])('accepts %s', (abn) => {
    expect(abnProblem(abn)).toBeNull();
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['5182475355', 'length'],
    ['518247535567', 'length'],
    ['5182475355a', 'length'],
    ['51824753557', 'checksum'],
    ['15824753556', 'checksum'],
    ['00000000000', 'checksum'],
  ] as const)('rejects "%s": %s', (abn, problem) => {
    expect(abnProblem(abn)).toBe(problem);
  });
});
