import { MAX_SEARCH_LENGTH } from '../../contract/limits';
import { queryOf, wordsOf } from './search-query';

it.each([
  [[], ''],
  [['dog', 'shampoo'], 'dog shampoo'],
  [['dog/shampoo'], 'dog/shampoo'],
  [['1/2', ' litre '], '1/2 litre'],
  [['/'], ''],
  [['50% off'], '50% off'],
])('parses %j as %j', (parts, query) => expect(queryOf(parts)).toBe(query));

it('cuts a query to the maximum length', () =>
  expect(queryOf(['ab '.repeat(200)]).length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH));

it.each([
  ['dog/shampoo', 'dog shampoo'],
  ['1/2 litre', '1 2 litre'],
  ['a // b', 'a b'],
  ['/', ''],
])('searches %j by the words %j', (query, words) => expect(wordsOf(query)).toBe(words));
