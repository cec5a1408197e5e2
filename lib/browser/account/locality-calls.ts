import { type Locality, localitySearch } from '@/lib/contract/account/address';
import { call } from '../call';
import type { CallResult } from '../result';
import { cut } from '@/lib/domain/values/cut';

/** At most 10 localities that match the typed text. */
export async function findPlaces(typed: string, signal: AbortSignal): Promise<CallResult<Locality[]>> {
  const result = await call(localitySearch, { query: { q: cut(typed, 60) }, signal });
  return result.ok ? { ok: true, value: result.value.data } : result;
}
