import { type Locality, localitySearch } from '@/lib/contract/account/address';
import { call } from '../call';
import type { CallResult } from '../result';
import { typedLocality } from '@/lib/domain/cart/estimate';
import { cut } from '@/lib/domain/values/cut';

/** At most 10 localities that match the typed text; what was typed itself if the platform has no list of them. */
export async function findPlaces(typed: string, signal: AbortSignal): Promise<CallResult<Locality[]>> {
  const result = await call(localitySearch, { query: { q: cut(typed, 60) }, signal });
  if (result.ok) return { ok: true, value: result.value.data };
  if (result.error.kind !== 'not-found') return result;
  const place = typedLocality(typed);
  return { ok: true, value: place ? [place] : [] };
}
