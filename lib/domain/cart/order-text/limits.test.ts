import { readOrderText } from './read-order-text';

it('counts the lines beyond a million characters, and cuts none', () => {
  const lines = Array.from({ length: 9_000 }, (_, at) => `BB-${at},${'Shampoo '.repeat(15)},12`);
  const { rows, skipped, beyond } = readOrderText(lines.join('\n'));
  expect(rows.length + skipped.length + beyond).toBe(9_000);
  expect(rows.every(({ qty }) => qty === 12)).toBe(true);
});

it.each(['7.125', '5.000', '0.500', '1.200'])('does not take %s for thousands', (typed) => {
  expect(readOrderText(`Code\tQty\nBB-SH-OAT-500\t${typed}\nBB-SH-OAT-501\t2`).rows[0]?.qty).toBeNull();
});
