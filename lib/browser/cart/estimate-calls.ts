import type { Locality } from '@/lib/contract/account/address';
import { shippingQuote } from '@/lib/contract/cart/cart.contract';
import { toShippingOption } from '@/lib/domain/cart/cart';
import { type Estimate, pickLocality } from '@/lib/domain/cart/estimate';
import { findPlaces } from '../account/locality-calls';
import { call } from '../call';
import type { CallResult } from '../result';

/** Delivery costs of the cart to a locality. */
export async function estimateFor(place: Locality, signal: AbortSignal): Promise<CallResult<Estimate>> {
  const result = await call(shippingQuote, {
    body: { session: '', suburb: place.suburb, postcode: place.postcode, country: 'AU' },
    signal,
  });
  return result.ok
    ? { ok: true, value: { kind: 'found', place, options: result.value.data.map(toShippingOption) } }
    : result;
}

/** Delivery costs for a typed locality; calls `onPlace` with the locality found. */
export async function estimateTyped(
  words: string,
  onPlace: (place: Locality) => void,
  signal: AbortSignal,
): Promise<CallResult<Estimate>> {
  const found = await findPlaces(words, signal);
  if (!found.ok) return found;
  const place = pickLocality(found.value, words);
  if (!place) return { ok: true, value: { kind: found.value.length > 0 ? 'several' : 'unknown', places: found.value } };
  if (!signal.aborted) onPlace(place);
  return estimateFor(place, signal);
}
