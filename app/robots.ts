import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { robotsRules } from '@/lib/seo/robots';

/** robots.txt, from the settings at run time, not those at build time. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return robotsRules({ origin: env().APP_ORIGIN, out: env().KEEP_OUT_OF_SEARCH });
}
