import type { Locality } from '../../contract/account/address';
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
  return text
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
