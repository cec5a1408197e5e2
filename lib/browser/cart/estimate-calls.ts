import { type Locality, localitySearch } from '@/lib/contract/account/address';
import { shippingQuote } from '@/lib/contract/cart/cart.contract';
import { toShippingOption } from '@/lib/domain/cart/cart';
import type { Estimate } from '@/lib/domain/cart/estimate';
import { call } from '../call';
import type { CallResult } from '../result';

/** Places that what was typed may stand for, 10 at most. */
export async function findPlaces(typed: string): Promise<CallResult<Locality[]>> {
  const result = await call(localitySearch, { query: { q: typed.slice(0, 60) } });
  return result.ok ? { ok: true, value: result.value.data } : result;
}

/** What delivery of the cart to a place costs. */
export async function estimateFor(place: Locality): Promise<CallResult<Estimate>> {
  const result = await call(shippingQuote, {
    body: { session: '', suburb: place.suburb, postcode: place.postcode, country: 'AU' },
  });
  return result.ok
    ? { ok: true, value: { kind: 'found', place, options: result.value.data.map(toShippingOption) } }
    : result;
}
