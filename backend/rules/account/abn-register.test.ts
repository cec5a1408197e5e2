import { AbnRegisterRefused, readRegisterReply } from './abn-register';

/* Replies shaped like the register's, with the same fields. */
const reply = (fields: object) =>
  `callback(${JSON.stringify({
    Abn: '51824753556',
    AbnStatus: 'Active',
    AbnStatusEffectiveFrom: '1999-11-01',
    Acn: '',
    AddressDate: '2021-06-17',
    AddressPostcode: '2600',
    AddressState: 'ACT',
    BusinessName: [],
    EntityName: 'AUSTRALIAN TAXATION OFFICE',
    EntityTypeCode: 'CGE',
    EntityTypeName: 'Commonwealth Government Entity',
    Gst: '2000-07-01',
    Message: '',
    ...fields,
  })})`;
const EMPTY = { Abn: '', AbnStatus: '', AddressState: '', EntityName: '', BusinessName: [] };

it.each([
  [{}, { name: 'AUSTRALIAN TAXATION OFFICE', state: 'ACT', active: true }],
  [{ BusinessName: ['Tail & Co', 'Second'] }, { name: 'Tail & Co', legalName: 'AUSTRALIAN TAXATION OFFICE' }],
  [{ BusinessName: null, Gst: null }, { name: 'AUSTRALIAN TAXATION OFFICE' }],
  [{ AbnStatus: 'Cancelled' }, { active: false }],
  [{ AddressState: 'AAT' }, { state: '' }],
  [{ AddressState: '' }, { state: '' }],
])('reads %j', (fields, answer) => {
  expect(readRegisterReply(reply(fields), '51824753556')).toMatchObject(answer);
});

it('returns null for an unknown ABN', () => {
  const unknown = reply({ ...EMPTY, Message: 'Search text is not a valid ABN or ACN' });
  expect(readRegisterReply(unknown, '51824753556')).toBeNull();
});

it.each([
  [reply({ ...EMPTY, Message: 'The GUID entered is not recognised as a Registered Party' }), /GUID/],
  [reply(EMPTY), /another ABN/],
  [reply({ Abn: '53004085616' }), /another ABN/],
  ['<html>Service unavailable</html>', /cannot be read/],
  ['callback({"Abn":5})', /cannot be read/],
  ['', /cannot be read/],
])('refuses %s', (body, why) => {
  expect(() => readRegisterReply(body, '51824753556')).toThrow(AbnRegisterRefused);
  expect(() => readRegisterReply(body, '51824753556')).toThrow(why);
});
