import 'server-only';
import { isPlatformError } from '../upstream/errors';

/** The value of a read, cached or not, or 'unavailable' if the platform does not respond, for pages that say so. */
export async function orUnavailable<T>(read: Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await read;
  } catch (error) {
    if (isPlatformError(error)) return 'unavailable';
    throw error;
  }
}
