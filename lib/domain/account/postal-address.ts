export interface PostalParts {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** Parses an Australian address on one line; null when it has another shape. */
export function postalParts(address: string): PostalParts | null {
  const found = /^(.+), ?([^, ][^,]*?),? (ACT|NSW|NT|QLD|SA|TAS|VIC|WA),? (\d{4})$/i.exec(
    address.replaceAll(/\s+/g, ' ').trim(),
  );
  if (!found) return null;
  const [, street = '', city = '', state = '', postcode = ''] = found;
  return { street, city, state: state.toUpperCase(), postcode };
}
