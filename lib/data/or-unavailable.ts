import 'server-only';
import { UpstreamError, isUnavailable } from '../upstream/errors';

/** The value of a read, or 'unavailable' if the platform does not respond, so that the page can report it. */
export async function orUnavailable<T>(read: Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && isUnavailable(error)) return 'unavailable';
    throw error;
  }
}
