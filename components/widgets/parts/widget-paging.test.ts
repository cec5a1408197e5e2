import { itemOf, pageOf, addressAt } from './widget-paging';

it.each([
  [undefined, '', 1],
  [[], '', 1],
  [['2'], '', 2],
  [['1'], '1', 1],
  [['training'], 'training', 1],
  [['training', '3'], 'training', 3],
  [['a b', 'x', '0'], 'a b', 1],
])('%j has the item %p and the page %d', (params, item, page) => {
  const context = params ? { params } : {};
  expect(itemOf(context)).toBe(item);
  expect(pageOf(context)).toBe(page);
});

it('puts the page number after the item', () => {
  expect(addressAt('team', { item: '', page: 3 })).toBe('/team/3');
  expect(addressAt('team', { item: '', page: 1 })).toBe('/team');
  expect(addressAt('list', { item: 'a b', page: 2 })).toBe('/list/a%20b/2');
  expect(addressAt('', { item: '', page: 2 })).toBe('/');
});
