import 'server-only';
import { currentSession } from '../../session/current';
import { expiryReport } from '../../session/expired-tokens';
import { UpstreamError, isPlatformError } from '../../upstream/errors';
import { getViewer } from '../viewer';

/** Why a page cannot show a customer's data. */
export type NoCustomer =
  /** The session ended, here or on another device: the page asks for a new sign-in. */
  | 'ended'
  /** The access token has expired before its time: the page is loaded again, which refreshes it. */
  | 'expired'
  /** Shown as 'Network Error' (specification 1, section 8). */
  | 'unavailable';

/** Why the platform has refused the session of this request. */
export async function whyRefused(): Promise<NoCustomer> {
  const session = await currentSession();
  const report = session && expiryReport(session, new Date());
  if (report === null) return 'ended';
  return report === 'tried' ? 'unavailable' : 'expired';
}

/** Returns an error as a value: the viewer is checked first. */
async function outcomeOf<T>(read: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await read() };
  } catch (error) {
    return { error };
  }
}

/**
 * Checks the viewer of a customer's page and reads its data, in parallel. Middleware has redirected visitors already,
 * so a missing customer means that the session has ended. No redirect here: without scripts, Next would then render a
 * page of the live view empty.
 */
export async function customerPage<T extends object | null>(read: () => Promise<T>): Promise<T | NoCustomer> {
  const [viewer, outcome] = await Promise.all([getViewer(), outcomeOf(read)]);
  if (viewer.kind === 'visitor') return whyRefused();
  if ('value' in outcome) return outcome.value;
  const { error } = outcome;
  if (isPlatformError(error)) return 'unavailable';
  if (error instanceof UpstreamError && error.kind === 'unauthorized') return whyRefused();
  throw error;
}

/** The value of a read that visitors may make too, or why the platform has refused the session. */
export async function orRefused<T>(read: Promise<T>): Promise<T | NoCustomer> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'unauthorized') return whyRefused();
    throw error;
  }
}
