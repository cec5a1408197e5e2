export interface PostalParts {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** The parts of an Australian address that is written on one line; null for one of another shape. */
export function postalParts(address: string): PostalParts | null {
  const found = /^(.+),\s*([^,]+?),?\s+(ACT|NSW|NT|QLD|SA|TAS|VIC|WA),?\s+(\d{4})$/i.exec(
    address.replaceAll(/\s+/g, ' ').trim(),
  );
  if (!found) return null;
  const [, street = '', city = '', state = '', postcode = ''] = found;
  return { street, city, state: state.toUpperCase(), postcode };
}
