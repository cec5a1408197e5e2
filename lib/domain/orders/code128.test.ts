import { barCode, symbolsOf } from './code128';

test('encodes start, values, check and stop', () => {
  expect(symbolsOf('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

test.each(['', 'Größe', 'x'.repeat(41), 'line\nbreak'])('%p cannot be encoded', (text) =>
  expect(barCode(text)).toBeNull(),
);

test('each symbol is 11 wide, the stop 13, and gaps separate the bars', () => {
  const code = barCode('BB-11064');
  expect(code?.width).toBe(11 * (1 + 8 + 1) + 13);
  expect(code?.bars[0]).toEqual({ at: 0, width: 2 });
  expect(code?.bars.at(-1)).toEqual({ at: (code?.width ?? 0) - 2, width: 2 });
  const bars = code?.bars ?? [];
  expect(bars.slice(1).every((next, index) => next.at > (bars[index]?.at ?? 0) + (bars[index]?.width ?? 0))).toBe(true);
});

test('no two characters look alike', () => {
  const looks = Array.from({ length: 95 }, (_, index) =>
    JSON.stringify(barCode(String.fromCharCode(32 + index))?.bars.slice(3, 6)),
  );
  expect(new Set(looks).size).toBe(95);
});
