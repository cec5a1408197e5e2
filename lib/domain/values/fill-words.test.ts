import { fillWords } from './fill-words';

it('puts each value where its name stands, as often as it does', () =>
  expect(fillWords('{count} of {name}, {count} in all', { count: 2, name: 'Soap {count}' })).toBe(
    '2 of Soap {count}, 2 in all',
  ));

it('leaves a name without a value', () => expect(fillWords('Code {code}', {})).toBe('Code {code}'));
