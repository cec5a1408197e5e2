import { bandAmount, freightOptions, zoneOf, type ShippingType, type ShippingZone } from './shipping';

const zones: ShippingZone[] = [
  { slug: 'melbourne', kind: 'metro', ranges: [['3000', '3207']] },
  { slug: 'victoria', kind: 'regional', ranges: [['3208', '3999']] },
  { slug: 'outback', kind: 'remote', ranges: [['0800', '0899']] },
];
const bands = [
  { upToGrams: 5_000, baseCents: 1_000, perKgCents: 0 },
  { upToGrams: 25_000, baseCents: 1_000, perKgCents: 60 },
];
const types: ShippingType[] = [
  {
    id: '1',
    name: 'Flat-rate post',
    estimate: '2 to 4 business days',
    rule: { kind: 'flat', maxGrams: 4_999, amountCents: 1_450, excludedZones: ['outback'] },
  },
  {
    id: '2',
    name: 'Courier',
    estimate: '3 to 5 business days',
    rule: {
      kind: 'courier',
      maxGrams: 25_000,
      rates: [
        { zone: 'melbourne', bands },
        { zone: 'victoria', bands: [{ upToGrams: 25_000, baseCents: 1_800, perKgCents: 90 }] },
      ],
    },
  },
  {
    id: '3',
    name: 'Freight on request',
    estimate: '',
    rule: { kind: 'quote', zones: ['outback'], aboveGrams: 25_000 },
  },
  {
    id: '4',
    name: 'Pickup',
    estimate: 'By appointment',
    rule: { kind: 'pickup', postcode: '3121', place: '1 Depot Lane, Richmond', instructions: '' },
  },
];

const amounts = (postcode: string, grams: number, goodsCents = 0) =>
  freightOptions({ zones, types }, postcode, { grams, goodsCents }).map((option) => [option.name, option.amountCents]);

describe('freight options', () => {
  test.each([
    [
      'metro, light',
      '3056',
      2_000,
      [
        ['Flat-rate post', 1_450],
        ['Courier', 1_000],
        ['Pickup', 0],
      ],
    ],
    [
      'metro, just under 5 kg',
      '3056',
      4_999,
      [
        ['Flat-rate post', 1_450],
        ['Courier', 1_000],
        ['Pickup', 0],
      ],
    ],
    [
      'metro, 5 kg',
      '3056',
      5_000,
      [
        ['Courier', 1_000],
        ['Pickup', 0],
      ],
    ],
    [
      'metro, 5 kg and a gram',
      '3056',
      5_001,
      [
        ['Courier', 1_060],
        ['Pickup', 0],
      ],
    ],
    ['regional', '3550', 10_000, [['Courier', 2_700]]],
    ['too heavy for the courier', '3056', 25_001, [['Pickup', 0]]],
    ['remote', '0872', 1_000, []],
    ['a postcode in no zone', '6798', 1_000, []],
  ])('%s', (_, postcode, grams, expected) => expect(amounts(postcode, grams)).toEqual(expected));

  test('zones compare postcodes as text, so that 0872 is not 872', () => {
    expect(zoneOf(zones, '0872')?.slug).toBe('outback');
    expect(zoneOf(zones, '872')).toBeNull();
  });
});

describe('freight by quote', () => {
  const names = (postcode: string, grams: number, zoned: readonly string[], aboveGrams: number) => {
    const rule = { kind: 'quote', zones: zoned, aboveGrams } as const;
    const changed = types.map((type) => (type.rule.kind === 'quote' ? { ...type, rule } : type));
    return freightOptions({ zones, types: changed }, postcode, { grams, goodsCents: 0 }).map(({ name }) => name);
  };

  test.each([
    ['a zone that is named has no other delivery', '3550', 1_000, ['victoria'], 0, []],
    ['nor has a parcel above the limit, except pickup', '3056', 10_001, [], 10_000, ['Pickup']],
    ['a parcel of just the limit goes', '3056', 10_000, [], 10_000, ['Courier', 'Pickup']],
    ['neither zones nor a limit quote nothing', '3056', 1_000, [], 0, ['Flat-rate post', 'Courier', 'Pickup']],
    ['a zone that is gone quotes nothing', '3550', 10_000, ['gone'], 25_000, ['Courier']],
  ])('%s', (_, postcode, grams, zoned, aboveGrams, expected) =>
    expect(names(postcode, grams, zoned, aboveGrams)).toEqual(expected),
  );
});

test.each([
  [0, 1_000],
  [5_000, 1_000],
  [5_001, 1_060],
  [6_000, 1_060],
  [6_001, 1_120],
  [25_000, 2_200],
  [25_001, null],
])('bands: %i g costs %p', (grams, expected) => expect(bandAmount(bands, grams)).toBe(expected));

it('makes freight free from a goods value on', () => {
  const options = (freeFromCents: number, goodsCents: number) => {
    const free = types.map((type) => ({ ...type, rule: { ...type.rule, freeFromCents } }));
    return freightOptions({ zones, types: free }, '3056', { grams: 2_000, goodsCents }).map(
      ({ amountCents }) => amountCents,
    );
  };
  expect(options(50_000, 49_999)).toEqual([1_450, 1_000, 0]);
  expect(options(50_000, 50_000)).toEqual([0, 0, 0]);
  expect(options(0, 1)).toEqual([0, 0, 0]);
});
