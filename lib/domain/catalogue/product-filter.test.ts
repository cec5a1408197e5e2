import {
  NO_FILTER,
  activeFilters,
  filterQuery,
  isFilteredList,
  isNarrowed,
  offeredBrands,
  readFilter,
  filterFormTarget,
  withFilter,
} from './product-filter';

const read = (query: string) => readFilter(new URLSearchParams(query));

it.each([
  ['', ''],
  ['brand=Dustyfoot&stock=1', 'brand=Dustyfoot&stock=1'],
  ['special=1&brand=B&brand=A&brand=A&new=1&sort=name', 'brand=A&brand=B&new=1&special=1&sort=name'],
  ['stock=yes&new=true&special=&sort=cheapest&brand=&colour=red', ''],
  ['category=dog-treats/jerky&sort=price_desc', 'category=dog-treats%2Fjerky&sort=price_desc'],
  ['category=../login', ''],
  ['category=//evil.example', ''],
  [`brand=${'x'.repeat(101)}`, ''],
  ['brand=a%0Ab', ''],
])('normalises the query %s to %s', (query, normalised) => expect(filterQuery(read(query))).toBe(normalised));

it('offers active brands that the list does not name', () => {
  const listed = [{ name: 'A', count: 3 }];
  expect(offeredBrands(listed, read('brand=Z&brand=A'))).toEqual([...listed, { name: 'Z', count: null }]);
  expect(offeredBrands(listed, NO_FILTER)).toEqual(listed);
});

it('accepts at most ten brands', () => {
  const many = Array.from({ length: 40 }, (_, index) => `brand=${index + 10}`).join('&');
  expect(read(many).brands).toHaveLength(10);
});

it.each([
  ['/shop', 'brand=A', true],
  ['/shop/dog-treats/2', 'sort=name', true],
  ['/shop', 'category=', false],
  ['/shop', 'utm_source=mail&page=2', false],
  ['/shopping', 'brand=A', false],
  ['/product/x', 'new=1', false],
])('%s?%s is a filtered list: %s', (path, query, expected) =>
  expect(isFilteredList(path, new URLSearchParams(query))).toBe(expected),
);

it.each([
  ['/shop', 'category=dog-treats&brand=A&sort=', { group: 'dog-treats', query: 'brand=A' }],
  ['/shop/dog-treats', 'category=&stock=1', { group: '', query: 'stock=1' }],
  ['/shop', 'category=//evil.example', { group: '', query: '' }],
  ['/shop', 'brand=A', null],
  ['/search/x', 'category=dog-treats', null],
  ['/search/x', 'category=&sort=&new=1', { group: null, query: 'new=1' }],
  ['/search/x', 'sort=&category=toys', { group: null, query: 'category=toys' }],
  ['/shop', 'sort=', { group: null, query: '' }],
  ['/about', 'sort=', null],
])('the target of a form sent to %s?%s', (path, query, expected) =>
  expect(filterFormTarget(path, new URLSearchParams(query))).toEqual(expected),
);

it('lists the active filters, and the address without each', () => {
  const filter = read('category=toys&brand=A&brand=B&stock=1&sort=name');
  expect(activeFilters(filter).map(({ kind, value, without }) => [kind, value, filterQuery(without)])).toEqual([
    ['category', 'toys', 'brand=A&brand=B&stock=1&sort=name'],
    ['brand', 'A', 'category=toys&brand=B&stock=1&sort=name'],
    ['brand', 'B', 'category=toys&brand=A&stock=1&sort=name'],
    ['inStock', '', 'category=toys&brand=A&brand=B&sort=name'],
  ]);
  expect(isNarrowed(filter)).toBe(true);
  expect(isNarrowed({ ...NO_FILTER, sort: 'name' })).toBe(false);
});

it('appends the filter to any address', () => {
  expect(withFilter('/search/x?page=2', { ...NO_FILTER, isNew: true })).toBe('/search/x?page=2&new=1');
  expect(withFilter('/shop', NO_FILTER)).toBe('/shop');
});
