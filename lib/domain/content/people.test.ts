import { initialsOf } from './people';

it.each([
  ['Marnie Callaghan', 'MC'],
  ['Rob and Deb Kessler', 'RK'],
  ['Dr Anjali  Menon', 'DM'],
  ['Biscuit', 'B'],
  ['élodie', 'É'],
  ['', ''],
  ['42', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
