import { decidePromotion, type Promotion, type PromotionGift, type PromotionInput } from './promotions';

const NOW = new Date('2026-11-21T00:00:00Z');

function promotion(gift: PromotionGift, rest: Partial<Promotion> = {}): Promotion {
  return {
    code: 'WELCOME',
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: null,
    minSubtotalCents: 0,
    usesPerAccount: null,
    gift,
    ...rest,
  };
}

function decide(rest: Partial<PromotionInput>) {
  return decidePromotion({
    code: 'welcome ',
    promotion: promotion({ kind: 'percent-off', percent: 10 }),
    lines: [
      { subtotalCents: 20_000, groups: ['dog-treats', 'training-treats'], product: 'roo-bites' },
      { subtotalCents: 5_480, groups: ['pooch-perfumes-dog-deodorants'], product: 'surf-mist' },
    ],
    used: 0,
    freight: null,
    now: NOW,
    ...rest,
  });
}

const treats = { kind: 'percent-off-group', percent: 15, group: 'dog-treats', groupName: 'Dog treats' } as const;

describe('a promotion that applies', () => {
  test.each([
    ['percent off the order', { kind: 'percent-off', percent: 10 }, [2_000, 548], '$25.48 off.'],
    ['percent off a group', treats, [3_000, 0], '$30.00 off on Dog treats.'],
    ['a fixed amount', { kind: 'amount-off', amountCents: 2_500 }, [1_962, 538], '$25.00 off.'],
    ['an amount above the goods', { kind: 'amount-off', amountCents: 99_999 }, [20_000, 5_480], '$254.80 off.'],
  ] satisfies [string, PromotionGift, number[], string][])('%s', (_, gift, discountByLine, message) => {
    expect(decide({ promotion: promotion(gift) })).toEqual({
      outcome: 'applied',
      code: 'WELCOME',
      message,
      discountByLine,
      freeFreight: false,
    });
  });

  test('free freight names the amount saved once a delivery is chosen', () => {
    const gift = promotion({ kind: 'free-freight' });
    expect(decide({ promotion: gift })).toMatchObject({
      outcome: 'applied',
      freeFreight: true,
      message: 'Freight will be free once you choose a delivery.',
    });
    expect(decide({ promotion: gift, freight: { amountCents: 1_450, isPickUp: false } })).toMatchObject({
      outcome: 'applied',
      message: 'Freight of $14.50 is free.',
    });
  });

  test('is valid until the last instant', () => {
    const endsAt = new Date(NOW.getTime() + 1);
    expect(decide({ promotion: promotion({ kind: 'percent-off', percent: 10 }, { endsAt }) }).outcome).toBe('applied');
  });
});

describe('a refused promotion has a reason', () => {
  const half: PromotionGift = { kind: 'percent-off', percent: 50 };
  test.each([
    ['unknown', { promotion: null }, 'We do not know the code WELCOME.'],
    [
      'not-started',
      { promotion: promotion(half, { startsAt: new Date('2026-12-01T00:00:00+11:00') }) },
      'This code starts on 1 December 2026.',
    ],
    [
      'expired',
      { promotion: promotion(half, { endsAt: new Date('2026-07-01T00:00:00+10:00') }) },
      'This code ended on 30 June 2026.',
    ],
    ['expired', { promotion: promotion(half, { endsAt: NOW }) }, 'This code ended on 21 November 2026.'],
    [
      'used',
      { promotion: promotion(half, { usesPerAccount: 1 }), used: 1 },
      'This code can be used once per account, and yours has used it.',
    ],
    [
      'minimum',
      { promotion: promotion(half, { minSubtotalCents: 30_000 }) },
      'This code needs an order of $300.00; $45.20 is missing.',
    ],
    ['nothing', { lines: [] }, 'Your cart is empty, so this code gives nothing.'],
    [
      'nothing',
      { promotion: promotion({ ...treats, group: 'dog-towels', groupName: 'Towels' }) },
      'This code is for Towels, and nothing in your cart belongs to that range.',
    ],
    [
      'nothing',
      { promotion: promotion({ kind: 'percent-off-products', percent: 10, products: ['hemp-rope'] }) },
      'This code is for certain products, and none of them is in your cart.',
    ],
    [
      'nothing',
      {
        promotion: promotion({ kind: 'percent-off', percent: 1 }),
        lines: [{ subtotalCents: 40, groups: [], product: '' }],
      },
      'This code gives nothing to these items.',
    ],
    [
      'nothing',
      { promotion: promotion({ kind: 'free-freight' }), freight: { amountCents: 0, isPickUp: true } },
      'This code makes freight free, and pickup costs nothing already.',
    ],
  ] satisfies [string, Partial<PromotionInput>, string][])('%s', (reason, rest, message) => {
    expect(decide(rest)).toMatchObject({ outcome: 'refused', code: 'WELCOME', reason, message });
  });

  test('and an empty code is not refused', () => expect(decide({ code: '  ' })).toEqual({ outcome: 'none' }));
});

test('a percentage off certain products applies to those only', () => {
  const gift: PromotionGift = { kind: 'percent-off-products', percent: 10, products: ['surf-mist', 'not-here'] };
  expect(decide({ promotion: promotion(gift) })).toMatchObject({ outcome: 'applied', discountByLine: [0, 548] });
});
