import 'server-only';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { getViewer } from '../viewer';

/** Why a page for a customer has nothing to show. */
export type NoCustomer =
  /** The session ended, here or on another device: the page asks for a new sign-in. */
  | 'ended'
  /** Shown as 'Network Error' (specification 1, section 8). */
  | 'unavailable';

/** The outcome as a value: the guard is judged before a failed read. */
async function outcomeOf<T>(read: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await read() };
  } catch (error) {
    return { error };
  }
}

/**
 * Guard and reads of a page for one customer, side by side. Middleware has redirected visitors already, so a missing
 * customer means that the session ended. No redirect here: without scripts, Next leaves a page of the live view empty
 * for it.
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
