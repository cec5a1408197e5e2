import 'server-only';
import { UpstreamError, isUnavailable } from '../upstream/errors';

/**
 * The value of a read, or 'unavailable' when the platform does not answer: a page that says so is better than an error.
 */
export async function orUnavailable<T>(read: Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && isUnavailable(error)) return 'unavailable';
    throw error;
  }
}
