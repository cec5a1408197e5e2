import compile from 'icu-minify/compile';
import { fillWords } from './fill-words';

const filled = (words: string, values: Record<string, string | number>, locale = 'en') =>
  fillWords({ locale, words: compile(words) }, values);

it('fills in each placeholder, but none inside a value', () => {
  expect(filled('{count} of {name}, {count} in all', { count: 2, name: 'Soap {count}' })).toBe(
    '2 of Soap {count}, 2 in all',
  );
});

it('returns a message without placeholders unchanged', () =>
  expect(fillWords({ locale: 'en', words: 'Add to cart' })).toBe('Add to cart'));

it.each([
  [0, 'nothing'],
  [1, '1 piece'],
  [1200, '1,200 pieces'],
])('chooses the plural of %d', (count, words) => {
  expect(filled('{count, plural, =0 {nothing} one {# piece} other {# pieces}}', { count })).toBe(words);
});

it.each([
  [1, '1 штука'],
  [3, '3 штуки'],
  [11, '11 штук'],
  [21, '21 штука'],
])('chooses among the forms of a language with more of them: %d', (count, words) => {
  const pieces = '{count, plural, one {# штука} few {# штуки} many {# штук} other {# штуки}}';
  expect(filled(pieces, { count }, 'ru')).toBe(words);
});

it('chooses by a select value', () => {
  const tax = '{gst, select, true {incl. GST} other {ex GST}}';
  expect([filled(tax, { gst: 'true' }), filled(tax, { gst: 'false' })]).toEqual(['incl. GST', 'ex GST']);
});
