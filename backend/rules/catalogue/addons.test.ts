import { addonsKey, chooseAddons, type AddonDefinition } from './addons';

const definitions: AddonDefinition[] = [
  {
    id: '1',
    name: 'Tray',
    type: 'Checkbox',
    options: [{ name: 'Tray for 12', priceCents: 180 }],
    minQty: null,
    maxQty: null,
  },
  {
    id: '2',
    name: 'Ribbon',
    type: 'Dropdown',
    options: [
      { name: 'Red', priceCents: 0 },
      { name: 'Gold', priceCents: 50 },
    ],
    minQty: null,
    maxQty: null,
  },
  { id: '3', name: 'Sachets', type: 'Qty', options: [{ name: 'Sachet', priceCents: 45 }], minQty: 10, maxQty: 100 },
  { id: '4', name: 'Salon name', type: 'Text', options: [], minQty: null, maxQty: null },
];

describe('valid addons', () => {
  test.each([
    ['1', 'true', [['Tray for 12', 180]]],
    ['1', 'Tray for 12', [['Tray for 12', 180]]],
    ['1', 'false', []],
    ['2', 'Gold', [['Gold', 50]]],
    ['2', '', []],
    ['3', '10', [['10', 450]]],
    ['3', '100', [['100', 4_500]]],
    ['3', '١٠', [['10', 450]]],
    ['3', '0', []],
    ['4', '  Wash & Wag  ', [['Wash & Wag', 0]]],
    ['4', 'x'.repeat(60), [['x'.repeat(60), 0]]],
  ])('addon %s with %p', (id, value, expected) => {
    const result = chooseAddons(definitions, [{ id, value }]);
    expect(result.ok && result.addons.map((addon) => [addon.value, addon.priceCents])).toEqual(expected);
  });
});

const CHANGED = { reason: 'EXTRA_CHANGED' };

describe('invalid addons', () => {
  test.each([
    ['1', 'Box', { problem: "Tray is not offered as 'Box'. Reload the page and choose again.", why: CHANGED }],
    ['2', 'Green', { problem: "Ribbon is not offered as 'Green'. Reload the page and choose again.", why: CHANGED }],
    ['3', '9', { problem: 'Sachets: at least 10.', why: { reason: 'TOO_FEW', least: 10 } }],
    ['3', '101', { problem: 'Sachets: 100 at most.', why: { reason: 'TOO_MANY', most: 100 } }],
    ['3', '1.5', { problem: 'Sachets needs a whole number.', why: { reason: 'WHOLE_NUMBER' } }],
    ['3', '-10', { problem: 'Sachets needs a whole number.', why: { reason: 'WHOLE_NUMBER' } }],
    ['4', 'x'.repeat(61), { problem: 'Salon name: use at most 60 characters.', why: { reason: 'TOO_LONG', most: 60 } }],
    ['9', 'x', { problem: 'This product does not have that extra. Reload the page.', why: CHANGED }],
  ])('addon %s with %p', (id, value, fault) => {
    expect(chooseAddons(definitions, [{ id, value }])).toEqual({ ok: false, faults: { [id]: fault } });
  });

  test('an addon chosen twice', () => {
    const twice = [
      { id: '2', value: 'Red' },
      { id: '2', value: 'Gold' },
    ];
    expect(chooseAddons(definitions, twice)).toEqual({
      ok: false,
      faults: { '2': { problem: 'Ribbon can be chosen once.' } },
    });
  });
});

test('addons in another order give the same cart line', () => {
  const keyOf = (choices: { id: string; value: string }[]) => {
    const result = chooseAddons(definitions, choices);
    return result.ok ? addonsKey(result.addons) : null;
  };
  const [a, b] = [
    { id: '1', value: 'true' },
    { id: '2', value: 'Red' },
  ];
  expect(keyOf([a, b])).toBe(keyOf([b, a]));
  expect(keyOf([a])).not.toBe(keyOf([a, b]));
  expect(keyOf([{ id: '1', value: 'false' }])).toBe('');
});
