import { initialsOf } from './people';

it.each([
  ['Marnie Callaghan', 'MC'],
  ['Rob and Deb Kessler', 'RK'],
  ['Dr Anjali  Menon', 'DM'],
  ['Biscuit', 'B'],
  ['élodie', 'É'],
  ['', ''],
  ['42', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
