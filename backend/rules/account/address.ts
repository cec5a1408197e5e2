import { AU_STATES, type AddressFields, type Locality } from '@/lib/contract/account/address';
import { plainDigits } from '@/lib/domain/values/plain-digits';
import type { FieldFault, FieldReason } from '../values/field-fault';
import { readPhone } from './person-fields';

const LIMITS: Partial<Record<keyof AddressFields, number>> = {
  display_name: 80,
  first_name: 80,
  last_name: 80,
  email: 254,
  phone: 30,
  company: 120,
  street_address: 120,
  street_address_1: 120,
  city: 80,
};
const REQUIRED: Partial<Record<keyof AddressFields, string>> = {
  first_name: 'Enter a first name.',
  last_name: 'Enter a last name.',
  street_address: 'Enter a street address.',
  city: 'Enter a suburb or town.',
  postcode: 'Enter a postcode.',
  state: 'Choose a state or territory.',
};

/** Suburbs are compared without case, apostrophes, hyphens and doubled blanks. */
export function suburbKey(suburb: string): string {
  return suburb
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[-\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

type State = (typeof AU_STATES)[number];

/** Parses a typed place. A state is recognised only after a suburb; a postcode may be incomplete. */
export function readPlace(typed: string): { suburb: string; postcode: string; state: State | null } {
  const text = plainDigits(typed);
  const postcode = /(?<!\d)\d{1,4}(?!\d)/.exec(text)?.[0] ?? '';
  const words = text.replace(postcode, ' ').replaceAll(',', ' ').trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1)?.toUpperCase() : undefined;
  const state = AU_STATES.find((name) => name === last) ?? null;
  return { suburb: (state ? words.slice(0, -1) : words).join(' '), postcode, state };
}

export interface Place {
  city: string;
  postcode: string;
  state: string;
}

type Faults = Record<string, FieldFault>;

/**
 * Validates each field separately. Values are trimmed, state and country upper-cased, a telephone number's digits made
 * ASCII; nothing else changes ('3/34A' stays).
 */
export function readAddressFields(typed: AddressFields): { fields: AddressFields; faults: Faults } {
  const fields: AddressFields = { ...typed };
  const faults: Faults = {};
  for (const name of Object.keys(typed) as (keyof AddressFields)[]) {
    const value = typed[name].trim();
    fields[name] = value;
    const limit = LIMITS[name];
    if (value === '' && REQUIRED[name] !== undefined) faults[name] = { problem: REQUIRED[name] };
    else if (limit !== undefined && [...value].length > limit)
      faults[name] = { problem: `Use at most ${limit} characters.`, why: { reason: 'TOO_LONG', most: limit } };
    else if (/\p{Cc}/u.test(value)) faults[name] = { problem: 'Write this on one line.', why: { reason: 'ONE_LINE' } };
  }
  fields.state = fields.state.toUpperCase();
  if (!faults.country && fields.country.toUpperCase() !== 'AU')
    faults.country = { problem: 'We deliver within Australia only.' };
  else fields.country = 'AU';
  if (!faults.postcode && !/^\d{4}$/.test(fields.postcode))
    faults.postcode = { problem: 'A postcode has four digits.' };
  if (!faults.state && !AU_STATES.some((state) => state === fields.state))
    faults.state = { problem: 'Choose a state or territory of Australia.' };
  if (!faults.email && fields.email !== '' && !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(fields.email))
    faults.email = { problem: 'Enter an e-mail address such as name@example.com.' };
  const phone = readPhone(fields.phone);
  if ('value' in phone) fields.phone = phone.value;
  else faults.phone ??= phone;
  return { fields, faults };
}

/**
 * Checks suburb, postcode and state together against the localities of that suburb name and of that postcode.
 * @returns the locality in its official spelling, or a message for the field that is most likely wrong
 */
export function checkPlace(
  place: Place,
  known: { ofSuburb: readonly Locality[]; ofPostcode: readonly Locality[] },
): { ok: true; locality: Locality } | { ok: false; faults: Faults } {
  const matches = known.ofSuburb.filter((locality) => locality.postcode === place.postcode);
  const match = matches.find((locality) => locality.state === place.state);
  if (match) return { ok: true, locality: match };
  const wrong = (field: keyof Place, problem: string, why: FieldReason) =>
    ({ ok: false, faults: { [field]: { problem, why } } }) as const;
  const elsewhere = matches[0];
  if (elsewhere) {
    const found = `${elsewhere.suburb} ${elsewhere.postcode}`;
    const { state } = elsewhere;
    return wrong('state', `${found} is in ${state}.`, { reason: 'OTHER_STATE', place: found, state });
  }
  const { city, postcode } = place;
  const namesake = known.ofSuburb.find((locality) => locality.state === place.state) ?? known.ofSuburb[0];
  if (namesake) {
    const { suburb } = namesake;
    const words = `Postcode ${postcode} is not a postcode of ${suburb}.`;
    return wrong('postcode', words, { reason: 'OTHER_POSTCODE', postcode, suburb });
  }
  const suburbs = known.ofPostcode
    .slice(0, 3)
    .map(({ suburb }) => suburb)
    .join(', ');
  if (suburbs === '') return wrong('city', unknownPlaceMessage(place), { reason: 'PLACE_UNKNOWN' });
  const words = `Postcode ${postcode} has no suburb called ${city}. It belongs to ${suburbs}.`;
  return wrong('city', words, { reason: 'OTHER_SUBURB', postcode, suburbs });
}

export function unknownPlaceMessage({ city, postcode }: Pick<Place, 'city' | 'postcode'>): string {
  return `We do not know a place called ${city} with postcode ${postcode}.`;
}
