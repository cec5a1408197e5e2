import { LONGEST_SEARCH } from '../../contract/limits';
import { queryOf, wordsOf } from './search-query';

it.each([
  [[], ''],
  [['dog', 'shampoo'], 'dog shampoo'],
  [['dog/shampoo'], 'dog/shampoo'],
  [['1/2', ' litre '], '1/2 litre'],
  [['/'], ''],
  [['50% off'], '50% off'],
])('reads %j as %j', (parts, query) => expect(queryOf(parts)).toBe(query));

it('ends where a search is as long as it may be', () =>
  expect(queryOf(['ab '.repeat(200)]).length).toBeLessThanOrEqual(LONGEST_SEARCH));

it.each([
  ['dog/shampoo', 'dog shampoo'],
  ['1/2 litre', '1 2 litre'],
  ['a // b', 'a b'],
  ['/', ''],
])('looks for %j as %j', (query, words) => expect(wordsOf(query)).toBe(words));
