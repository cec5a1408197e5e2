import { optionsInOrder } from './sku-options';

const size = { name: 'Size', value: '1 kg' };
const scent = { name: 'Scent', value: 'Oat' };

it("sorts the choices into the product's order", () => {
  expect(optionsInOrder(['Size', 'Scent'], [scent, size])).toEqual(['1 kg', 'Oat']);
  expect(optionsInOrder([], [])).toEqual([]);
});

it.each([
  [[size]],
  [[size, size]],
  [[size, { name: 'Colour', value: 'red' }]],
  [[size, scent, { name: 'Colour', value: 'red' }]],
])('returns null for %j', (chosen) => {
  expect(optionsInOrder(['Size', 'Scent'], chosen)).toBeNull();
});
