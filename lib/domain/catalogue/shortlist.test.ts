import { MAX_SHORTLISTED } from '../../contract/limits';
import { readShortlist, shortlistText, withProduct, withQuantities, withoutProduct } from './shortlist';

const one = [{ slug: 'bowl', qty: 1 }];

it('is parsed as it was serialised', () => {
  const items = [
    { slug: 'oat-shampoo', qty: 1 },
    { slug: 'café', qty: 6 },
  ];
  expect(shortlistText(items)).toBe('oat-shampoo/café:6');
  expect(readShortlist('oat-shampoo/café:6')).toEqual(items);
});

it.each([
  [undefined, []],
  ['', []],
  ['bowl/bowl', one],
  ['bowl:0', []],
  ['bowl:-2/bowl', one],
  ['bowl:1e9', []],
  ['bowl:x', []],
  ['a b/bowl', one],
  ['<i>:2/bowl', [{ slug: '<i>', qty: 2 }, ...one]],
  ['\u0000/\\/bowl', one],
  ['x'.repeat(121), []],
])('drops invalid items from %j', (text, items) => {
  expect(readShortlist(text)).toEqual(items);
});

it('has a maximum number of items', () => {
  const many = Array.from({ length: 500 }, (_, index) => `p${index}`);
  expect(readShortlist(many.join('/'))).toHaveLength(MAX_SHORTLISTED);
  const full = readShortlist(many.slice(0, MAX_SHORTLISTED).join('/'));
  expect(withProduct(full, 'one-more')).toBeNull();
  expect(withProduct(full, 'p3')).toBe(full);
});

it('never exceeds the length of a cookie', () => {
  let items = readShortlist('');
  for (let index = 0; index < MAX_SHORTLISTED; index += 1)
    items = withProduct(items, `${'ключ'.repeat(8)}${index}`) ?? items;
  expect(items.length).toBeGreaterThan(10);
  expect(items.length).toBeLessThan(MAX_SHORTLISTED);
  expect(encodeURIComponent(shortlistText(items)).length).toBeLessThanOrEqual(3_500);
});

it('adds and removes products', () => {
  expect(withProduct(one, 'mat')).toEqual([...one, { slug: 'mat', qty: 1 }]);
  expect(withProduct(one, 'a/b')).toBeNull();
  expect(withProduct(one, '')).toBeNull();
  expect(withoutProduct(one, 'bowl')).toEqual([]);
  expect(withoutProduct(one, 'mat')).toEqual(one);
});

it.each([
  ['6', 6],
  [' 12 ', 12],
  ['', 1],
  ['0', 1],
  ['2.5', 1],
  ['10000', 1],
])('parses the quantity %j as %i', (typed, qty) => {
  expect(withQuantities(one, new Map([['bowl', typed]]))).toEqual([{ slug: 'bowl', qty }]);
});
