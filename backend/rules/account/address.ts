import { AU_STATES, type AddressFields, type Locality } from '@/lib/contract/account/address';
import type { MessageValues } from '@/lib/contract/common';

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
  const postcode = /(?<!\d)\d{1,4}(?!\d)/.exec(typed)?.[0] ?? '';
  const words = typed.replace(postcode, ' ').replaceAll(',', ' ').trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1)?.toUpperCase() : undefined;
  const state = AU_STATES.find((name) => name === last) ?? null;
  return { suburb: (state ? words.slice(0, -1) : words).join(' '), postcode, state };
}

export interface Place {
  city: string;
  postcode: string;
  state: string;
}

type Errors = Record<string, string>;

/** Why a field was refused, for callers that translate the message. */
export type AddressFault = MessageValues &
  ({ readonly reason: 'PHONE_FORMAT' } | { readonly reason: 'TOO_LONG'; readonly most: number });

/**
 * Validates each field separately. Values are trimmed, state and country upper-cased; nothing else changes ('3/34A'
 * stays). `why` is the reason of one of the errors.
 */
export function readAddressFields(typed: AddressFields): {
  fields: AddressFields;
  errors: Errors;
  why: AddressFault | undefined;
} {
  const fields: AddressFields = { ...typed };
  const errors: Errors = {};
  let why: AddressFault | undefined;
  for (const name of Object.keys(typed) as (keyof AddressFields)[]) {
    const value = typed[name].trim();
    fields[name] = value;
    const limit = LIMITS[name];
    if (value === '' && REQUIRED[name] !== undefined) errors[name] = REQUIRED[name];
    else if (limit !== undefined && [...value].length > limit) {
      errors[name] = `Use at most ${limit} characters.`;
      why = { reason: 'TOO_LONG', most: limit };
    } else if (/\p{Cc}/u.test(value)) errors[name] = 'Write this on one line.';
  }
  fields.state = fields.state.toUpperCase();
  if (!errors.country && fields.country.toUpperCase() !== 'AU') errors.country = 'We deliver within Australia only.';
  else fields.country = 'AU';
  if (!errors.postcode && !/^\d{4}$/.test(fields.postcode)) errors.postcode = 'A postcode has four digits.';
  if (!errors.state && !AU_STATES.some((state) => state === fields.state))
    errors.state = 'Choose a state or territory of Australia.';
  if (!errors.email && fields.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email))
    errors.email = 'Enter an e-mail address such as name@example.com.';
  if (!errors.phone && fields.phone !== '' && !/^\+?[\d\s()-]{8,}$/.test(fields.phone)) {
    errors.phone = 'Enter a phone number such as 03 9012 3456.';
    why = { reason: 'PHONE_FORMAT' };
  }
  return { fields, errors, why };
}

/** The part of a place that does not match the others, for callers that translate the message. */
export interface PlaceMismatch extends MessageValues {
  readonly reason: 'OTHER_STATE' | 'OTHER_POSTCODE' | 'OTHER_SUBURB' | 'PLACE_UNKNOWN';
}

/**
 * Checks suburb, postcode and state together against the localities of that suburb name and of that postcode.
 * @returns the locality in its official spelling, or a message for the field that is most likely wrong
 */
export function checkPlace(
  place: Place,
  known: { ofSuburb: readonly Locality[]; ofPostcode: readonly Locality[] },
): { ok: true; locality: Locality } | { ok: false; errors: Errors; why: PlaceMismatch } {
  const matches = known.ofSuburb.filter((locality) => locality.postcode === place.postcode);
  const match = matches.find((locality) => locality.state === place.state);
  if (match) return { ok: true, locality: match };
  const elsewhere = matches[0];
  if (elsewhere)
    return {
      ok: false,
      errors: { state: `${elsewhere.suburb} ${elsewhere.postcode} is in ${elsewhere.state}.` },
      why: { reason: 'OTHER_STATE', place: `${elsewhere.suburb} ${elsewhere.postcode}`, state: elsewhere.state },
    };
  const namesake = known.ofSuburb.find((locality) => locality.state === place.state) ?? known.ofSuburb[0];
  if (namesake)
    return {
      ok: false,
      errors: { postcode: `Postcode ${place.postcode} is not a postcode of ${namesake.suburb}.` },
      why: { reason: 'OTHER_POSTCODE', postcode: place.postcode, suburb: namesake.suburb },
    };
  const neighbours = known.ofPostcode.slice(0, 3).map((locality) => locality.suburb);
  if (neighbours.length > 0) {
    return {
      ok: false,
      errors: {
        city: `Postcode ${place.postcode} has no suburb called ${place.city}. It belongs to ${neighbours.join(', ')}.`,
      },
      why: { reason: 'OTHER_SUBURB', postcode: place.postcode, suburbs: neighbours.join(', ') },
    };
  }
  return { ok: false, errors: { city: unknownPlaceMessage(place) }, why: { reason: 'PLACE_UNKNOWN' } };
}

export function unknownPlaceMessage({ city, postcode }: Pick<Place, 'city' | 'postcode'>): string {
  return `We do not know a place called ${city} with postcode ${postcode}.`;
}
