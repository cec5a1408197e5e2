import { applicationProblems, toApplication } from './application';

const TODAY = '2026-10-27';
const good = {
  abn: '51 824 753 556',
  state: 'NSW',
  company_name: 'Tail & Co',
  first_name: 'Ana',
  last_name: 'Li',
  email: 'ana@example.com',
  date_of_birth: '',
};

it('finds nothing wrong with a complete application', () => {
  expect(applicationProblems(good, false, TODAY)).toEqual({});
  expect(toApplication(good, false)).toEqual({ ...good, abn: '51824753556', date_of_birth: null });
  expect(toApplication({ ...good, state: 'Bavaria' }, false).state).toBe('');
});

it('reports every missing field, the date of birth only where the site asks for it', () => {
  const empty = {
    state: '',
    abn: '',
    company_name: '',
    first_name: '',
    last_name: '',
    email: '',
    date_of_birth: '',
  };
  const missing = {
    abn: 'abn.missing',
    company_name: 'company_name.missing',
    first_name: 'first_name.missing',
    last_name: 'last_name.missing',
    email: 'email.missing',
  };
  expect(applicationProblems(empty, false, TODAY)).toEqual(missing);
  expect(applicationProblems(empty, true, TODAY)).toEqual({ ...missing, date_of_birth: 'date_of_birth.missing' });
});

it.each([
  [{ abn: '51 824 753 557' }, { abn: 'abn.checksum' }],
  [{ abn: '5182' }, { abn: 'abn.length' }],
  [{ email: 'ana@example' }, { email: 'email.email' }],
  [{ email: 'ana at example.com' }, { email: 'email.email' }],
  [{ email: "bits&bobs+o'neil@example.com" }, {}],
  [{ first_name: 'x'.repeat(81) }, { first_name: 'first_name.long' }],
])('with %j reports %j', (change, problems) => {
  expect(applicationProblems({ ...good, ...change }, false, TODAY)).toEqual(problems);
});

it.each([
  ['1990-02-28', {}],
  ['1990-02-30', { date_of_birth: 'date_of_birth.date' }],
  ['1899-12-31', { date_of_birth: 'date_of_birth.date' }],
  [TODAY, { date_of_birth: 'date_of_birth.date' }],
  ['28/02/1990', { date_of_birth: 'date_of_birth.date' }],
])('with the date of birth %s reports %j', (birth, problems) => {
  expect(applicationProblems({ ...good, date_of_birth: birth }, true, TODAY)).toEqual(problems);
});
