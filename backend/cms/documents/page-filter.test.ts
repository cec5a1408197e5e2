import { filterPages, readPageFilter } from './page-filter';

const page = (name: string, slug: string, state: 'published' | 'changed' | 'draft', day: number, changedBy = '') => ({
  name,
  slug,
  state,
  changedBy,
  changedAt: new Date(Date.UTC(2026, 0, day)),
});
const pages = [
  page('Café 10', 'b', 'published', 1, 'Ann'),
  page('Café 9', 'a', 'draft', 3),
  page('Delivery', 'c', 'changed', 2, 'Bob'),
];
const found = (query: Record<string, string>) =>
  filterPages(
    pages,
    readPageFilter((name) => query[name]),
  ).map(({ slug }) => slug);

it.each([
  [{}, ['a', 'b', 'c']],
  [{ q: 'cafe' }, ['a', 'b']],
  [{ q: 'cafe ANN' }, ['b']],
  [{ q: '/c' }, ['c']],
  [{ q: 'nothing' }, []],
  [{ state: 'draft' }, ['a']],
  [{ order: 'name' }, ['a', 'b', 'c']],
  [{ order: 'changed' }, ['a', 'c', 'b']],
  [{ state: 'none', order: 'toString' }, ['a', 'b', 'c']],
])('for %j finds %j', (query, slugs) => expect(found(query as unknown as Record<string, string>)).toEqual(slugs));
