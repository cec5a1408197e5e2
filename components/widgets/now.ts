import 'server-only';
import { cacheLife } from 'next/cache';
import { REVALIDATE_SECONDS } from '@/lib/config/constants';

/** The clock of scheduled content, in milliseconds; it moves once a minute (specification 2, section 4). */
export async function scheduleClock(): Promise<number> {
  'use cache';
  cacheLife({ stale: REVALIDATE_SECONDS, revalidate: REVALIDATE_SECONDS, expire: 5 * REVALIDATE_SECONDS });
  return Date.now();
}
