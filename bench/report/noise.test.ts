import { parseStat, sharesBetween, spreadOf } from './noise';

const stat = (numbers: string): string => `cpu  ${numbers}\ncpu0 1 1 1 1 1 1 1 1 0 0\nintr 12\n`;

it('reads the time of all processors, without that of guests twice', () => {
  expect(parseStat(stat('100 20 30 800 40 5 6 7 50 8'))).toEqual({ total: 1_008, busy: 161, stolen: 7 });
  expect(() => parseStat('intr 12\n')).toThrow('cannot be read');
  expect(() => parseStat('cpu  1 2 3\n')).toThrow('cannot be read');
});

it('tells what was stolen, and what others computed', () => {
  const before = parseStat(stat('0 0 0 0 0 0 0 0 0 0'));
  const after = parseStat(stat('500 0 100 350 0 0 0 50 0 0'));
  expect(sharesBetween(before, after, 4_000)).toEqual({ stolen: 0.05, others: 0.2 });
  expect(sharesBetween(before, after, 6_100)).toEqual({ stolen: 0.05, others: 0 });
  expect(sharesBetween(before, before, 0)).toEqual({ stolen: 0, others: 0 });
});

it('tells how far rounds lie from their medians', () => {
  expect(
    spreadOf([
      [90, 100, 101],
      [10, 12, 9],
    ]),
  ).toBe('0.90–1.20');
});
