import type { Promotion, PromotionGift } from './promotions';
import { totalsOf, type TotalsInput } from './totals';

const base: Omit<TotalsInput, 'lines'> = {
  code: '',
  promotion: null,
  used: 0,
  freight: null,
  now: new Date('2026-11-21T00:00:00Z'),
  minimum: { cents: 30_000, includesGst: false },
};
const line = (subtotalCents: number, ...groups: string[]) => ({ subtotalCents, groups, product: '' });
const freight = (amountCents: number) => ({ amountCents, isPickUp: false });

function code(gift: PromotionGift): Pick<TotalsInput, 'code' | 'promotion'> {
  const promotion: Promotion = {
    code: 'CODE',
    startsAt: new Date(0),
    endsAt: null,
    minSubtotalCents: 0,
    usesPerAccount: null,
    gift,
  };
  return { code: 'CODE', promotion };
}

/** Computed by hand: supply = goods - discount + freight + surcharge; GST is a tenth of it, rounded half up. */
describe('worked examples, in cents', () => {
  test.each<[string, Partial<TotalsInput> & Pick<TotalsInput, 'lines'>, object]>([
    ['goods alone', { lines: [line(30_000)] }, { subtotal: 30_000, tax: 3_000, total: 33_000 }],
    ['4 cents of supply are taxed nothing', { lines: [line(4)] }, { tax: 0, total: 4 }],
    ['5 cents are taxed a cent', { lines: [line(5)] }, { tax: 1, total: 6 }],
    [
      'goods and freight are taxed together',
      { lines: [line(20_000), line(15_005)], freight: freight(1_450) },
      { subtotal: 35_005, shipping: 1_450, tax: 3_646, total: 40_101 },
    ],
    [
      'the half cent of the goods and that of the freight make one',
      { lines: [line(30_005)], freight: freight(1_995) },
      { tax: 3_200, total: 35_200 },
    ],
    [
      'pickup costs nothing',
      { lines: [line(31_250)], freight: { amountCents: 0, isPickUp: true } },
      { shipping: 0, tax: 3_125, total: 34_375 },
    ],
    [
      '10 % off',
      { lines: [line(30_000)], ...code({ kind: 'percent-off', percent: 10 }) },
      { discount: 3_000, tax: 2_700, total: 29_700 },
    ],
    [
      '10 % off, rounded half up',
      { lines: [line(33_335)], ...code({ kind: 'percent-off', percent: 10 }) },
      { discount: 3_334, tax: 3_000, total: 33_001 },
    ],
    [
      '10 % off and freight',
      { lines: [line(49_500)], freight: freight(2_988), ...code({ kind: 'percent-off', percent: 10 }) },
      { discount: 4_950, tax: 4_754, total: 52_292 },
    ],
    [
      '15 % off one range',
      {
        lines: [line(20_000, 'a'), line(15_000, 'b')],
        freight: freight(1_195),
        ...code({ kind: 'percent-off-group', percent: 15, group: 'a', groupName: 'A' }),
      },
      { discount: 3_000, discountByLine: [3_000, 0], tax: 3_320, total: 36_515 },
    ],
    [
      '$25 off, spread over three lines',
      { lines: [line(10_000), line(10_000), line(10_000)], ...code({ kind: 'amount-off', amountCents: 2_500 }) },
      { discount: 2_500, discountByLine: [834, 833, 833], tax: 2_750, total: 30_250 },
    ],
    [
      'more off than there is',
      { lines: [line(1_000)], freight: freight(995), ...code({ kind: 'amount-off', amountCents: 9_999 }) },
      { discount: 1_000, tax: 100, total: 1_095 },
    ],
    [
      'free freight is taxed as nothing',
      { lines: [line(40_000)], freight: freight(1_450), ...code({ kind: 'free-freight' }) },
      { shipping: 0, discount: 0, tax: 4_000, total: 44_000 },
    ],
    [
      'a surcharge is taxed with the rest',
      { lines: [line(30_000)], freight: freight(1_450), surchargePoints: 50 },
      { surcharge: 157, tax: 3_161, total: 34_768 },
    ],
    [
      'a surcharge is on what is left after the discount',
      { lines: [line(30_000)], surchargePoints: 200, ...code({ kind: 'percent-off', percent: 10 }) },
      { surcharge: 540, tax: 2_754, total: 30_294 },
    ],
    [
      'five hundred lines of a cent less than a dollar',
      { lines: Array.from({ length: 500 }, () => line(99)), freight: freight(12_345) },
      { subtotal: 49_500, tax: 6_185, total: 68_030 },
    ],
  ])('%s', (_, input, expected) => {
    const totals = totalsOf({ ...base, ...input });
    expect(totals).toMatchObject(expected);
    expect(totals.total).toBe(
      totals.subtotal - totals.discount + (totals.shipping ?? 0) + totals.surcharge + totals.tax,
    );
    expect(totals.discountByLine.reduce((sum, share) => sum + share, 0)).toBe(totals.discount);
  });

  test('an empty cart', () => {
    expect(totalsOf({ ...base, lines: [] })).toMatchObject({
      subtotal: 0,
      discount: 0,
      shipping: null,
      tax: 0,
      total: 0,
      missing: 30_000,
    });
  });

  test('a refused code changes nothing', () => {
    const totals = totalsOf({ ...base, lines: [line(40_000)], code: 'NOPE' });
    expect(totals).toMatchObject({
      discount: 0,
      discountByLine: [0],
      total: 44_000,
      promotion: { outcome: 'refused' },
    });
  });
});

/** Computed by hand: credit reduces the total with GST; a surcharge applies to ten elevenths of the remainder. */
describe('paying by credit, in cents', () => {
  const order = { lines: [line(38_500)], freight: freight(1_200) };

  test.each<[string, Partial<TotalsInput>, object]>([
    ['nothing of it', {}, { tax: 3_970, total: 43_670, credit: 0, payable: 43_670, surchargeable: 39_700 }],
    ['a part', { credit: 8_000 }, { tax: 3_970, total: 43_670, credit: 8_000, payable: 35_670, surchargeable: 32_427 }],
    ['all', { credit: 50_000 }, { tax: 3_970, total: 43_670, credit: 43_670, payable: 0, surchargeable: 0 }],
    [
      'a surcharge without credit: 0.5 % of 397.00 is 1.985',
      { surchargePoints: 50 },
      { surcharge: 199, tax: 3_990, total: 43_889, payable: 43_889 },
    ],
    [
      'a surcharge on what remains: 0.5 % of 324.27 is 1.62',
      { credit: 8_000, surchargePoints: 50 },
      { surcharge: 162, tax: 3_986, total: 43_848, credit: 8_000, payable: 35_848 },
    ],
    [
      'no surcharge where nothing remains',
      { credit: 43_670, surchargePoints: 50 },
      { surcharge: 0, tax: 3_970, total: 43_670, credit: 43_670, payable: 0 },
    ],
    [
      'a cent too little for all: 50 cents remain for a card',
      { credit: 43_669 },
      { total: 43_670, credit: 43_620, payable: 50 },
    ],
    [
      'after a promotion, which changes the total as ever',
      { credit: 8_000, ...code({ kind: 'amount-off', amountCents: 2_500 }) },
      { discount: 2_500, tax: 3_720, total: 40_920, credit: 8_000, payable: 32_920 },
    ],
  ])('%s', (_, input, expected) => {
    expect(totalsOf({ ...base, ...order, ...input })).toMatchObject(expected);
  });

  test('changes neither the total, its GST nor the minimum, whatever the balance', () => {
    const before = totalsOf({ ...base, ...order });
    for (let credit = 0; credit < 45_000; credit += 97) {
      const totals = totalsOf({ ...base, ...order, credit });
      expect(totals).toMatchObject({ total: before.total, tax: before.tax, missing: before.missing });
      expect(totals.credit + totals.payable).toBe(totals.total);
      expect(totals.credit).toBeLessThanOrEqual(credit);
      expect(totals.payable === 0 || totals.payable >= 50).toBe(true);
    }
  });
});

describe('the minimum order', () => {
  const missing = (subtotal: number, includesGst: boolean, rest: Partial<TotalsInput> = {}) =>
    totalsOf({ ...base, minimum: { cents: 30_000, includesGst }, lines: [line(subtotal)], ...rest }).missing;

  test.each([
    [29_999, false, 1],
    [30_000, false, 0],
    [27_272, true, 1],
    [27_273, true, 0],
    [20_000, true, 8_000],
    [20_000, false, 10_000],
    [0, true, 30_000],
  ])('%i cents of goods, counting GST %p: %i missing', (subtotal, includesGst, expected) => {
    expect(missing(subtotal, includesGst)).toBe(expected);
  });

  test('ignores discounts and freight', () => {
    expect(missing(30_000, false, code({ kind: 'percent-off', percent: 10 }))).toBe(0);
    expect(missing(29_999, false, { freight: freight(5_000) })).toBe(1);
    expect(missing(27_272, true, { freight: freight(5_000) })).toBe(1);
  });

  test('can be zero', () => {
    expect(totalsOf({ ...base, minimum: { cents: 0, includesGst: true }, lines: [line(1)] }).missing).toBe(0);
  });
});
