import type { SeedPickupAddress, SeedShippingType, SeedShippingZone, SeedWeightBand } from '../types';

export const warehouse: SeedPickupAddress = {
  company: 'Banksia & Bark Wholesale',
  streetAddress: 'Unit 4, 27 Ironbark Lane',
  city: 'Fyshwick',
  state: 'ACT',
  postcode: '2609',
};

/**
 * The first zone that contains a postcode wins: remote places first, then cities, then everything else by state.
 * A postcode in no zone (post office boxes in 1000 to 1999 and 8000 to 9999) has no courier service.
 */
export const shippingZones: SeedShippingZone[] = [
  {
    slug: 'remote',
    name: 'Remote Australia and islands',
    kind: 'remote',
    ranges: [
      ['0822', '0822'],
      ['0840', '0999'],
      ['2832', '2840'],
      ['2878', '2880'],
      ['2898', '2899'],
      ['4470', '4499'],
      ['4724', '4736'],
      ['4816', '4816'],
      ['4821', '4830'],
      ['4871', '4871'],
      ['4874', '4876'],
      ['4890', '4892'],
      ['4895', '4895'],
      ['5221', '5223'],
      ['5690', '5690'],
      ['5715', '5734'],
      ['6161', '6161'],
      ['6434', '6443'],
      ['6537', '6537'],
      ['6628', '6799'],
      ['7255', '7257'],
    ],
  },
  {
    slug: 'canberra',
    name: 'Canberra and Queanbeyan',
    kind: 'metro',
    ranges: [
      ['0200', '0299'],
      ['2600', '2620'],
      ['2900', '2914'],
    ],
  },
  {
    slug: 'sydney',
    name: 'Greater Sydney',
    kind: 'metro',
    ranges: [
      ['2000', '2234'],
      ['2555', '2570'],
      ['2745', '2770'],
    ],
  },
  {
    slug: 'melbourne',
    name: 'Greater Melbourne',
    kind: 'metro',
    ranges: [
      ['3000', '3207'],
      ['3335', '3338'],
      ['3427', '3429'],
      ['3750', '3755'],
      ['3765', '3775'],
      ['3781', '3810'],
      ['3910', '3920'],
      ['3926', '3944'],
      ['3975', '3978'],
    ],
  },
  {
    slug: 'brisbane',
    name: 'Brisbane, Gold Coast and Sunshine Coast',
    kind: 'metro',
    ranges: [
      ['4000', '4230'],
      ['4300', '4306'],
      ['4500', '4575'],
    ],
  },
  { slug: 'adelaide', name: 'Greater Adelaide', kind: 'metro', ranges: [['5000', '5174']] },
  { slug: 'perth', name: 'Greater Perth', kind: 'metro', ranges: [['6000', '6199']] },
  {
    slug: 'nsw-regional',
    name: 'Regional New South Wales',
    kind: 'regional',
    ranges: [
      ['2235', '2599'],
      ['2621', '2897'],
    ],
  },
  { slug: 'vic-regional', name: 'Regional Victoria', kind: 'regional', ranges: [['3208', '3999']] },
  { slug: 'qld-regional', name: 'Regional Queensland', kind: 'regional', ranges: [['4231', '4999']] },
  { slug: 'sa-regional', name: 'Regional South Australia', kind: 'regional', ranges: [['5175', '5799']] },
  { slug: 'wa-regional', name: 'Regional Western Australia', kind: 'regional', ranges: [['6200', '6627']] },
  { slug: 'tasmania', name: 'Tasmania', kind: 'regional', ranges: [['7000', '7999']] },
  { slug: 'darwin', name: 'Darwin and Palmerston', kind: 'regional', ranges: [['0800', '0839']] },
];

/** Bands up to 5, 20, 60 and 250 kg, each starting where the one before it ended. */
function bands(firstCents: number, perKgTo20: number, perKgTo60: number, perKgTo250: number): SeedWeightBand[] {
  const at20 = firstCents + 15 * perKgTo20;
  return [
    { upToGrams: 5_000, baseCents: firstCents, perKgCents: 0 },
    { upToGrams: 20_000, baseCents: firstCents, perKgCents: perKgTo20 },
    { upToGrams: 60_000, baseCents: at20, perKgCents: perKgTo60 },
    { upToGrams: 250_000, baseCents: at20 + 40 * perKgTo60, perKgCents: perKgTo250 },
  ];
}

/** Amounts are ex GST, as product prices are. */
export const shippingTypes: SeedShippingType[] = [
  {
    slug: 'post-flat-rate',
    name: 'Flat-rate post',
    estimate: '2 to 4 business days after dispatch, under 5 kg',
    sort: 1,
    kind: 'flat',
    maxGrams: 4_999,
    amountCents: 1_195,
    excludedZones: ['remote'],
  },
  {
    slug: 'courier-metro',
    name: 'Courier, metropolitan',
    estimate: '3 to 5 business days after dispatch',
    sort: 2,
    kind: 'courier',
    maxGrams: 250_000,
    rates: [
      { zone: 'canberra', bands: bands(950, 35, 30, 28) },
      { zone: 'sydney', bands: bands(1_250, 50, 42, 38) },
      { zone: 'melbourne', bands: bands(1_350, 58, 48, 44) },
      { zone: 'brisbane', bands: bands(1_550, 75, 64, 58) },
      { zone: 'adelaide', bands: bands(1_550, 78, 66, 60) },
      { zone: 'perth', bands: bands(2_150, 145, 128, 118) },
    ],
  },
  {
    slug: 'courier-regional',
    name: 'Courier, regional',
    estimate: 'Up to 21 days after dispatch',
    sort: 3,
    kind: 'courier',
    maxGrams: 250_000,
    rates: [
      { zone: 'nsw-regional', bands: bands(1_650, 82, 70, 64) },
      { zone: 'vic-regional', bands: bands(1_750, 88, 76, 70) },
      { zone: 'qld-regional', bands: bands(2_250, 135, 118, 110) },
      { zone: 'sa-regional', bands: bands(2_050, 115, 102, 95) },
      { zone: 'wa-regional', bands: bands(2_950, 210, 188, 176) },
      { zone: 'tasmania', bands: bands(2_350, 142, 126, 118) },
      { zone: 'darwin', bands: bands(2_950, 215, 194, 182) },
    ],
  },
  {
    slug: 'quote',
    name: 'Freight by quote',
    estimate: 'We e-mail a quote, usually within two business days',
    sort: 4,
    kind: 'quote',
    zones: ['remote'],
    aboveGrams: 250_000,
  },
  {
    slug: 'local-pickup',
    name: 'Free local pickup, Fyshwick ACT',
    estimate: 'By arrangement, once we confirm that your order is packed',
    sort: 5,
    kind: 'pickup',
    address: warehouse,
    instructions:
      'Please wait for our e-mail and arrange a time before you come. Pickups are weekdays, 8.30 am to 3.30 pm, at roller door B. Bring your order number.',
  },
];
