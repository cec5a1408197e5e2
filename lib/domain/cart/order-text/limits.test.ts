import { readOrderCells, readOrderText } from './read-order-text';

it('counts the lines beyond a million characters, and cuts none', () => {
  const lines = Array.from({ length: 9_000 }, (_, at) => `BB-${at},${'Shampoo '.repeat(15)},12`);
  const { rows, skipped, beyond } = readOrderText(lines.join('\n'));
  expect(rows.length + skipped.length + beyond).toBe(9_000);
  expect(rows.every(({ qty }) => qty === 12)).toBe(true);
});

it('counts the rows of a sheet beyond two million characters, and reads the others', () => {
  const row = Array.from({ length: 50 }, () => '12 '.repeat(13));
  const { rows, skipped, beyond } = readOrderCells(Array.from({ length: 9_000 }, () => row));
  expect(rows.length + skipped.length).toBe(Math.floor(2_000_000 / 2_000));
  expect(rows.length + skipped.length + beyond).toBe(9_000);
});

it('takes a long text for no code and no quantity where no heading says what a column has', () => {
  const rows = [1, 2, 3].map((n) => [`BB-SH-OAT-${n}00`, `${'1 '.repeat(99)}each`, `${n}2`]);
  expect(readOrderCells(rows).rows.map(({ code, qty }) => [code, qty])).toEqual([
    ['BB-SH-OAT-100', 12],
    ['BB-SH-OAT-200', 22],
    ['BB-SH-OAT-300', 32],
  ]);
});

it.each(['7.125', '5.000', '0.500', '1.200'])('does not take %s for thousands', (typed) => {
  expect(readOrderText(`Code\tQty\nBB-SH-OAT-500\t${typed}\nBB-SH-OAT-501\t2`).rows[0]?.qty).toBeNull();
});
