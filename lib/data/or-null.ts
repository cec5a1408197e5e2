import 'server-only';
import { UpstreamError } from '../upstream/errors';

/** The value of a read, or null if it fails: for optional parts of a page. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
