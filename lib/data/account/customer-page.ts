import 'server-only';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { getViewer } from '../viewer';

/** Why a page for a customer has nothing to show. */
export type NoCustomer =
  /** The sign-in ended, here or on another device: it is asked for again. */
  | 'ended'
  /** Told as 'Network Error' (specification 1, section 8). */
  | 'unavailable';

/** The outcome as a value: a read that fails must not come before the guard. */
async function outcomeOf<T>(read: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await read() };
  } catch (error) {
    return { error };
  }
}

/**
 * Guard and reads of a page for one customer, side by side. Middleware has led visitors to the sign-in already; who
 * comes here without a customer had a sign-in that ended. That is no redirect: in the live view Next leaves a page
 * empty for it where scripts are off.
 */
export async function customerPage<T extends object | null>(read: () => Promise<T>): Promise<T | NoCustomer> {
  const [viewer, outcome] = await Promise.all([getViewer(), outcomeOf(read)]);
  if (viewer.kind === 'visitor') return 'ended';
  if ('value' in outcome) return outcome.value;
  const { error } = outcome;
  if (isUnavailable(error)) return 'unavailable';
  if (error instanceof UpstreamError && error.kind === 'unauthorized') return 'ended';
  throw error;
}
