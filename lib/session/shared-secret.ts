import 'server-only';
import { env } from '../config/env';
import { isBearer } from '../domain/web/bearer';

/**
 * True for a request of the platform: `Authorization: Bearer {REVALIDATE_SECRET}`. Always false if no secret is set.
 */
export function isFromPlatform(headers: Headers): boolean {
  return isBearer(headers.get('authorization'), env().REVALIDATE_SECRET);
}
