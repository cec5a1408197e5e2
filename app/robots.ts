import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { robotsRules } from '@/lib/seo/robots';

/** robots.txt, from the settings this process runs with and not from those it was built with. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return robotsRules({ origin: env().APP_ORIGIN, out: env().KEEP_OUT_OF_SEARCH });
}
