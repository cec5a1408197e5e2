import { chosenView } from './list-view';

it.each([
  ['/shop?view=table', { view: 'table', address: '/shop' }],
  ['/shop/toys/2?brand=A&view=cards&stock=1', { view: 'cards', address: '/shop/toys/2?brand=A&stock=1' }],
  ['/search/red%20dog?page=2&view=table', { view: 'table', address: '/search/red%20dog?page=2' }],
  ['/shop?view=map', null],
  ['/shop', null],
  ['/about?view=table', null],
])('the view selected in %s', (address, expected) =>
  expect(chosenView(new URL(address, 'http://shop.invalid'))).toEqual(expected),
);
