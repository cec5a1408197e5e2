import { camelCased, camelName } from './camel-case';

it.each([
  ['placed_at', 'placedAt'],
  ['street_address_1', 'streetAddress1'],
  ['drivers_licence_state_of_issue_id', 'driversLicenceStateOfIssueId'],
  ['email', 'email'],
])('converts %s to %s', (name, expected) => expect(camelName(name)).toBe(expected));

it('renames the fields of a reply, but not nested ones', () => {
  const image = { max_width: 400 };
  expect(camelCased({ first_name: 'Ana', image, note: null })).toEqual({ firstName: 'Ana', image, note: null });
});
