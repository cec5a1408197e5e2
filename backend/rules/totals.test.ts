import { totalsOf } from './totals';

const base = { code: '', promotion: null, used: 0, freight: null, now: new Date('2026-11-21T00:00:00Z'), minimumCents: 30_000 };
const tenPercent = {
  code: 'TEN', startsAt: new Date(0), endsAt: null, minSubtotalCents: 0, usesPerAccount: null, gift: { kind: 'percent-off', percent: 10 } as const,
};
const line = (subtotalCents: number) => ({ subtotalCents, groups: [] });

describe('totals', () => {
  test('an empty cart', () => {
    expect(totalsOf({ ...base, lines: [] })).toMatchObject({ subtotal: 0, discount: 0, shipping: null, tax: 0, total: 0, missing: 30_000 });
  });

  test('goods and freight are taxed together', () => {
    const totals = totalsOf({ ...base, lines: [line(20_000), line(15_005)], freight: { amountCents: 1_450, isPickUp: false } });
    expect(totals).toMatchObject({ subtotal: 35_005, shipping: 1_450, tax: 3_646, total: 40_101, missing: 0 });
  });

  test('a discount does not make an order too small, and freight does not make it large enough', () => {
    const lines = [line(30_000)];
    expect(totalsOf({ ...base, lines, code: 'ten', promotion: tenPercent })).toMatchObject({ discount: 3_000, tax: 2_700, total: 29_700, missing: 0 });
    const short = totalsOf({ ...base, lines: [line(29_999)], freight: { amountCents: 5_000, isPickUp: false } });
    expect(short.missing).toBe(1);
  });

  test('free freight is taxed as nothing', () => {
    const promotion = { ...tenPercent, gift: { kind: 'free-freight' } as const };
    const totals = totalsOf({ ...base, lines: [line(40_000)], code: 'TEN', promotion, freight: { amountCents: 1_450, isPickUp: false } });
    expect(totals).toMatchObject({ shipping: 0, discount: 0, tax: 4_000, total: 44_000 });
  });

  test('a refused code changes nothing', () => {
    const totals = totalsOf({ ...base, lines: [line(40_000)], code: 'NOPE' });
    expect(totals).toMatchObject({ discount: 0, discountByLine: [0], total: 44_000, promotion: { outcome: 'refused' } });
  });
});
