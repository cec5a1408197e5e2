import type { AddressFields, Locality } from '@/lib/contract/account/address';
import { checkPlace, readAddressFields, readPlace, suburbKey } from './address';

const good: AddressFields = {
  display_name: 'Shop',
  first_name: 'Mai',
  last_name: 'Nguyen',
  email: '',
  phone: '',
  company: '',
  street_address: '3/34A Sydney Road',
  street_address_1: '',
  postcode: '3056',
  city: 'Brunswick',
  state: 'VIC',
  country: 'AU',
};

describe('the fields of an address', () => {
  test('are stored as typed, trimmed', () => {
    const { fields, faults } = readAddressFields({ ...good, street_address: ' 3/34A Sydney Road ', state: 'vic' });
    expect(faults).toEqual({});
    expect(fields).toMatchObject({ street_address: '3/34A Sydney Road', state: 'VIC' });
  });

  test('give a reason for a long value and a wrong phone number, which callers translate', () => {
    const { faults } = readAddressFields({ ...good, phone: '12345', company: 'x'.repeat(121), city: 'a\tb' });
    expect(Object.fromEntries(Object.entries(faults).map(([field, { why }]) => [field, why]))).toEqual({
      phone: { reason: 'PHONE_FORMAT' },
      company: { reason: 'TOO_LONG', most: 120 },
      city: { reason: 'ONE_LINE' },
    });
  });

  test.each([
    ['first_name', '  ', 'Enter a first name.'],
    ['last_name', '', 'Enter a last name.'],
    ['street_address', '', 'Enter a street address.'],
    ['city', '', 'Enter a suburb or town.'],
    ['postcode', '', 'Enter a postcode.'],
    ['postcode', '305', 'A postcode has four digits.'],
    ['postcode', '３０５６', 'A postcode has four digits.'],
    ['state', 'XX', 'Choose a state or territory of Australia.'],
    ['country', 'NZ', 'We deliver within Australia only.'],
    ['first_name', 'x'.repeat(81), 'Use at most 80 characters.'],
    ['street_address', '1 High St\n<b>', 'Write this on one line.'],
    ['email', 'mai@', 'Enter an e-mail address such as name@example.com.'],
    ['phone', 'call me', 'Enter a phone number such as 03 9012 3456.'],
  ] satisfies [keyof AddressFields, string, string][])('%s %p', (name, value, message) => {
    const { faults } = readAddressFields({ ...good, [name]: value });
    expect(faults).toMatchObject({ [name]: { problem: message } });
    expect(Object.keys(faults)).toEqual([name]);
  });

  test('store a telephone number in ASCII digits', () => {
    const { fields, faults } = readAddressFields({ ...good, phone: ' ٠٣ ٩٠١٢ ３４５６' });
    expect([fields.phone, faults]).toEqual(['03 9012 3456', {}]);
  });

  test('a name of 80 characters may hold characters of two code units', () => {
    expect(readAddressFields({ ...good, first_name: '𝒜'.repeat(80) }).faults).toEqual({});
  });
});

test.each([
  ['bruns', { suburb: 'bruns', postcode: '', state: null }],
  ['3056', { suburb: '', postcode: '3056', state: null }],
  ['Brunswick ３٠٥٦', { suburb: 'Brunswick', postcode: '3056', state: null }],
  ['30', { suburb: '', postcode: '30', state: null }],
  ['Brunswick 3056', { suburb: 'Brunswick', postcode: '3056', state: null }],
  ['3056, Brunswick', { suburb: 'Brunswick', postcode: '3056', state: null }],
  ['Mount Eliza vic 3930', { suburb: 'Mount Eliza', postcode: '3930', state: 'VIC' }],
  ['SA', { suburb: 'SA', postcode: '', state: null }],
  ['  ', { suburb: '', postcode: '', state: null }],
])('%p is read as a place', (typed, place) => expect(readPlace(typed)).toEqual(place));

describe('suburb, postcode and state together', () => {
  const brunswick: Locality = { suburb: 'Brunswick', postcode: '3056', state: 'VIC' };
  const heads: Locality = { suburb: 'Brunswick Heads', postcode: '2483', state: 'NSW' };
  const place = { city: 'brunswick', postcode: '3056', state: 'VIC' };

  test('are accepted when they match', () =>
    expect(checkPlace(place, { ofSuburb: [brunswick], ofPostcode: [] })).toEqual({ ok: true, locality: brunswick }));

  test.each([
    [
      'a wrong postcode',
      { ...place, postcode: '3999' },
      { ofSuburb: [brunswick], ofPostcode: [] },
      'postcode',
      'Postcode 3999 is not a postcode of Brunswick.',
      { reason: 'OTHER_POSTCODE', postcode: '3999', suburb: 'Brunswick' },
    ],
    [
      'a wrong state',
      { ...place, state: 'NSW' },
      { ofSuburb: [brunswick], ofPostcode: [] },
      'state',
      'Brunswick 3056 is in VIC.',
      { reason: 'OTHER_STATE', place: 'Brunswick 3056', state: 'VIC' },
    ],
    [
      'a wrong suburb',
      { ...place, city: 'Brunswik', postcode: '2483' },
      { ofSuburb: [], ofPostcode: [heads] },
      'city',
      'Postcode 2483 has no suburb called Brunswik. It belongs to Brunswick Heads.',
      { reason: 'OTHER_SUBURB', postcode: '2483', suburbs: 'Brunswick Heads' },
    ],
    [
      'nothing known',
      { ...place, city: 'Nowhere' },
      { ofSuburb: [], ofPostcode: [] },
      'city',
      'We do not know a place called Nowhere with postcode 3056.',
      { reason: 'PLACE_UNKNOWN' },
    ],
  ])('%s', (_, typed, known, field, problem, why) =>
    expect(checkPlace(typed, known)).toEqual({ ok: false, faults: { [field]: { problem, why } } }),
  );

  test.each([
    ["D'Aguilar", 'DAGUILAR'],
    ['Kew-East', 'kew  east '],
    ['Mt. Eliza', 'Mt Eliza'],
  ])('%s and %s are the same suburb', (a, b) => expect(suburbKey(a)).toBe(suburbKey(b)));
});
