import { typosAllowed, typosBetween, typosTo } from './typo';

describe('typosBetween', () => {
  it.each([
    ['shampoo', 'shampoo', 0],
    ['shampo', 'shampoo', 1],
    ['shamppoo', 'shampoo', 1],
    ['shanpoo', 'shampoo', 1],
    ['shmapoo', 'shampoo', 1],
    ['hsampoo', 'shampoo', 1],
    ['shmpo', 'shampoo', 2],
    ['hsmapoo', 'shampoo', 2],
    ['brush', 'towel', 3],
    ['', 'ab', 2],
  ])('%s and %s: %s', (a, b, expected) => expect(typosBetween(a, b, 2)).toBe(expected));
});

it.each([
  ['paw', 0],
  ['k9ab', 0],
  ['brsh', 1],
  ['shampoo', 1],
  ['shampoos', 2],
])('%s: up to %s typos allowed', (word, expected) => expect(typosAllowed(word)).toBe(expected));

describe('typosTo', () => {
  it.each([
    ['jeky', 'jerky', 1],
    ['jekx', 'jerky', null],
    ['conditoiner', 'conditioner', 1],
    ['condtoner', 'conditioner', 2],
    ['cndtoner', 'conditioner', null],
    ['paw', 'saw', null],
  ])('%s for %s: %s', (typed, term, expected) => expect(typosTo(typed, term)).toBe(expected));

  it('accepts the mistyped beginning of a longer word', () => {
    expect(typosTo('knagar', 'kangaroo')).toBe(1);
    expect(typosTo('eucalpytu', 'eucalyptus')).toBe(1);
    expect(typosTo('knga', 'kangaroo')).toBeNull();
  });
});
