import { itemOf, pageOf, pagePath } from './widget-paging';

it.each([
  [undefined, '', 1],
  [[], '', 1],
  [['2'], '', 2],
  [['1'], '1', 1],
  [['training'], 'training', 1],
  [['training', '3'], 'training', 3],
  [['a b', 'x', '0'], 'a b', 1],
])('%j has the item %p and the page %d', (params, item, page) => {
  const context = { path: '/list', ...(params && { params }) };
  expect(itemOf(context)).toBe(item);
  expect(pageOf(context)).toBe(page);
});

it('puts the page number after the item', () => {
  expect(pagePath({ path: '/team', params: ['2'] }, 3)).toBe('/team/3');
  expect(pagePath({ path: '/team' }, 1)).toBe('/team');
  expect(pagePath({ path: '/list', params: ['a b', '2'] }, 1)).toBe('/list/a%20b');
});
