import {
  amountValue,
  chosenAmount,
  presetAmounts,
  readVoucherAmount,
  readVoucherCode,
  showVoucherCode,
} from './voucher';

it.each([
  ['25|50|100', [2_500, 5_000, 10_000]],
  [' $25 | 50.00 |50| 99.5 ', [2_500, 5_000, 9_950]],
  ['5|10|1000|1000.01|-1|x||', [1_000, 100_000]],
  ['', []],
])('parses the presets %j', (list, cents) => {
  expect(presetAmounts(list)).toEqual(cents);
});

it.each([
  ['75', 7_500],
  ['$75.50', 7_550],
  ['1,000', 100_000],
  ['10', 1_000],
  ['', 'missing'],
  [' ', 'missing'],
  ['lots', 'notAnAmount'],
  ['10.005', 'partCent'],
  ['0.001', 'partCent'],
  ['1.2.3', 'notAnAmount'],
  ['1e3', 'notAnAmount'],
  ['9.99', 'low'],
  ['0', 'low'],
  ['-50', 'low'],
  ['1000.01', 'high'],
  ['9'.repeat(15), 'high'],
])('the amount %j is %j', (typed, expected) => {
  const read = readVoucherAmount(typed);
  expect(read.ok ? read.cents : read.problem).toBe(expected);
});

it.each([
  ['5', 500],
  ['0.01', 1],
  ['0', 0],
  ['-50', 0],
  ['1000.01', 100_001],
  ['10.005', 0],
  ['x', 0],
  ['', 0],
  ['9'.repeat(15), 0],
])('for %j a button can show %d cents', (typed, cents) => {
  expect(readVoucherAmount(typed).cents).toBe(cents);
});

it('accepts an offered amount, and a custom one where allowed', () => {
  const offer = { presets: [2_500, 5_000], allowsCustom: true };
  expect(chosenAmount(offer, amountValue(5_000), '')).toEqual({ ok: true, cents: 5_000 });
  expect(chosenAmount(offer, '-1', '33')).toEqual({ ok: true, cents: 3_300 });
  expect(chosenAmount({ ...offer, allowsCustom: false }, '-1', '33').ok).toBe(false);
  expect(chosenAmount(offer, '33.00', '').ok).toBe(false);
  expect(chosenAmount(offer, '', '33').ok).toBe(false);
});

it.each([
  ['7k3qx-00000-abcde-vwxyz', '7K3QX00000ABCDEVWXYZ'],
  [' 7K3QX 00000 ABCDE VWXYZ ', '7K3QX00000ABCDEVWXYZ'],
  ['7k3qx–oooOO–abcde–vwxyz', '7K3QX00000ABCDEVWXYZ'],
  ['iIlL1-00000-00000-00000', '11111000000000000000'],
  ['７Ｋ３ＱＸ－00000－ＡＢＣＤＥ－ＶＷＸＹＺ', '7K3QX00000ABCDEVWXYZ'],
  ['7K3QX', null],
  ['UUUUU-00000-00000-00000', null],
  ['', null],
])('normalises the code %j to %j', (typed, code) => {
  expect(readVoucherCode(typed)).toBe(code);
});

it('shows a code in groups', () => {
  expect(showVoucherCode('7K3QX00000ABCDEVWXYZ')).toBe('7K3QX-00000-ABCDE-VWXYZ');
});
