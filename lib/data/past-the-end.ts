import 'server-only';
import { isNotFound } from '../upstream/errors';

/**
 * A page of a list, or null beyond its last one, where some platforms have an empty page and others none (404).
 * @throws UpstreamError
 */
export async function unlessPastTheEnd<T>(page: number, read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (page > 1 && isNotFound(error)) return null;
    throw error;
  }
}
