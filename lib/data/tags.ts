import { cacheLife, cacheTag } from 'next/cache';
import { KEEP_SECONDS, REVALIDATE_SECONDS } from '../config/constants';

/** Every cache tag, once: POST /api/revalidate accepts these and no others. */
export const tags = {
  site: 'site',
  groups: 'groups',
  products: 'products',
  product: (slug: string) => `product:${slug}`,
  articles: 'articles',
  article: (slug: string) => `article:${slug}`,
  pages: 'pages',
  page: (slug: string) => `page:${slug}`,
} as const;

/** Lifetime of a public read: fresh for 60 s, the last good copy kept for a day. Call it first in a cached function. */
export function publicRead(...names: string[]): void {
  cacheLife({ stale: REVALIDATE_SECONDS, revalidate: REVALIDATE_SECONDS, expire: KEEP_SECONDS });
  cacheTag(...names);
}

export function isKnownTag(tag: string): boolean {
  return /^(site|groups|products|articles|pages|(product|article|page):[\w~%./-]{0,200})$/.test(tag);
}
