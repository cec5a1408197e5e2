import { isMistyped, mayBeMistyped, withinOneTypo } from './typo';

describe('withinOneTypo', () => {
  it.each([
    ['shampoo', 'shampoo', true],
    ['shampo', 'shampoo', true],
    ['shamppoo', 'shampoo', true],
    ['shanpoo', 'shampoo', true],
    ['shmapoo', 'shampoo', true],
    ['hsampoo', 'shampoo', true],
    ['shmpo', 'shampoo', false],
    ['hsmapoo', 'shampoo', false],
    ['brush', 'towel', false],
  ])('%s and %s: %s', (a, b, expected) => expect(withinOneTypo(a, b)).toBe(expected));
});

describe('isMistyped', () => {
  it('accepts the mistyped beginning of a longer word', () => {
    expect(isMistyped('knagar', 'kangaroo')).toBe(true);
    expect(isMistyped('jeky', 'jerky')).toBe(true);
    expect(isMistyped('jekx', 'jerky')).toBe(false);
  });
});

it('takes numbers and short words as typed', () => {
  expect(['paw', 'k9ab', 'brsh'].map(mayBeMistyped)).toEqual([false, false, true]);
});
