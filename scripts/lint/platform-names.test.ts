import { isPlatformName } from './platform-names';

it.each([
  ['placed_at', 'order'],
  ['first_name', 'user'],
  ['street_address_1', ''],
  ['theme_colour', 'settings'],
])('%s of %j is a name of the platform', (name, of) => expect(isPlatformName(name, of)).toBe(true));

it.each([
  ['placedAt', 'order'],
  ['first_name', 'values'],
  ['display_name', 'errors'],
  ['MAX_LINES', ''],
  ['_blank', ''],
])('%s of %j is not', (name, of) => expect(isPlatformName(name, of)).toBe(false));
