import type { Locality } from '../../contract/account/address';
import { AU_STATES } from '../../contract/limits';
import { plainDigits } from '../values/plain-digits';
import type { ShippingOption } from './cart';

/** A freight estimate, or why there is none yet. */
export type Estimate =
  | { readonly kind: 'found'; readonly place: Locality; readonly options: readonly ShippingOption[] }
  | { readonly kind: 'several'; readonly places: readonly Locality[] }
  | { readonly kind: 'unknown'; readonly places: readonly Locality[] };

/** A place as people write it: 'Brunswick VIC 3056'. */
export function placeName({ suburb, state, postcode }: Locality): string {
  return `${suburb} ${state} ${postcode}`;
}

function same(text: string): string {
  return plainDigits(text)
    .trim()
    .replaceAll(/[\s,]+/g, ' ')
    .toLowerCase();
}

/** The one matching place: named in full or without its state, or the only one found; null for none or several. */
export function pickLocality(found: readonly Locality[], typed: string): Locality | null {
  const words = same(typed);
  const named = found.filter((place) =>
    [placeName(place), `${place.suburb} ${place.postcode}`, `${place.postcode} ${place.suburb}`].some(
      (name) => same(name) === words,
    ),
  );
  const candidates = named.length > 0 ? named : found;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

/** The first digit of a postcode tells the state, but for the Capital Territory within New South Wales. */
function stateOf(postcode: string): Locality['state'] | null {
  if (/^(?:26[01]|2914|02)/.test(postcode)) return 'ACT';
  const states: Readonly<Record<string, Locality['state']>> = {
    '0': 'NT',
    '1': 'NSW',
    '2': 'NSW',
    '3': 'VIC',
    '4': 'QLD',
    '5': 'SA',
    '6': 'WA',
    '7': 'TAS',
    '8': 'VIC',
    '9': 'QLD',
  };
  return states[postcode.charAt(0)] ?? null;
}

const STATE_AT_END = new RegExp(`(?:^|[\\s,]+)(${AU_STATES.join('|')})$`, 'i');

/** A place typed in full, 'Brunswick VIC 3056' or 'Brunswick 3056', for a platform that has no list of them. */
export function typedLocality(typed: string): Locality | null {
  const [, place = '', postcode = ''] = /^(\D*[^\d\s,])[\s,]+(\d{4})$/.exec(plainDigits(typed).trim()) ?? [];
  const suburb = place.replace(STATE_AT_END, '').trim();
  const named = STATE_AT_END.exec(place)?.[1]?.toUpperCase();
  const state = AU_STATES.find((one) => one === named) ?? stateOf(postcode);
  return state && suburb !== '' ? { suburb, postcode, state } : null;
}
