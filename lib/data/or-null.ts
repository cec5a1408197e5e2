import 'server-only';
import { UpstreamError, isNotFound, isPlatformError } from '../upstream/errors';

/** The value of a read, cached or not, or null if it fails: for optional parts of a page. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError || isPlatformError(error)) return null;
    throw error;
  }
}

/** The value of a read, or null if the platform does not offer the call. @throws UpstreamError on any other failure */
export async function ifOffered<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
