import { changedFields, profileProblem, shownValue } from './profile-input';

const TODAY = '2025-06-30';

it.each([
  ['company_name', '', 'missing.company_name'],
  ['company_name', 'Groom & Co', null],
  ['company_name', 'x'.repeat(10_000), 'long'],
  ['abn', '1'.repeat(10_000), 'abn.length'],
  ['trading_name', '', null],
  ['trading_name', '<script>alert(1)</script>', null],
  ['abn', '', 'abn.missing'],
  ['abn', '3390010034', 'abn.length'],
  ['abn', '33900100346', 'abn.checksum'],
  ['abn', '33900100345', null],
  ['date_of_birth', '', null],
  ['date_of_birth', '1990-02-30', 'date'],
  ['date_of_birth', '30/06/1990', 'date'],
  ['date_of_birth', '2025-07-01', 'future'],
  ['date_of_birth', '1899-12-31', 'past'],
  ['date_of_birth', '2009-07-01', 'young'],
  ['date_of_birth', '1990-02-28', null],
  ['drivers_licence_expiry', '2031-01-31', null],
  ['drivers_licence_expiry', 'soon', 'date'],
] as const)('%s %p: %p', (field, value, problem) => expect(profileProblem(field, value, TODAY)).toBe(problem));

it('returns only changed fields, trimmed, an ABN as digits, a telephone number in ASCII digits', () => {
  const changes = changedFields([
    { field: 'company_name', typed: '  Groom & Co ', was: 'Groom & Co' },
    { field: 'abn', typed: '33-900-100-345', was: '33 900 100 345' },
    { field: 'trading_name', typed: ' The Salon ', was: '' },
    { field: 'mobile_phone', typed: '٠٤٩١ ۵۷۰ １５６', was: '' },
    { field: 'website', typed: '', was: 'https://groomandco.example' },
  ]);
  expect(changes).toEqual({ trading_name: 'The Salon', mobile_phone: '0491 570 156', website: '' });
});

it('formats an ABN in groups and null as an empty field', () => {
  expect(shownValue('abn', '33900100345')).toBe('33 900 100 345');
  expect(shownValue('abn', null)).toBe('');
  expect(shownValue('website', 'x')).toBe('x');
});
