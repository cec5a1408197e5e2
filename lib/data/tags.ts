import { cacheLife, cacheTag } from 'next/cache';
import { KEEP_SECONDS, REVALIDATE_SECONDS } from '../config/constants';

/** All cache tags: POST /api/revalidate accepts only these. */
export const tags = {
  site: 'site',
  groups: 'groups',
  products: 'products',
  product: (slug: string) => `product:${slug}`,
  articles: 'articles',
  article: (slug: string) => `article:${slug}`,
  pages: 'pages',
  page: (slug: string) => `page:${slug}`,
  people: 'people',
  faqs: 'faqs',
  testimonials: 'testimonials',
  galleries: 'galleries',
  links: 'links',
  forms: 'forms',
  form: (id: string) => `form:${id}`,
  vouchers: 'vouchers',
} as const;

/** Marks content as valid until a time, in milliseconds; read by server/pages/page-cache.ts. */
export function untilTag(moment: number): string {
  return `until:${moment}`;
}

/** Lifetime of a public read: fresh for 60 s, stale for up to a day. Called by each cached read (cached-read.ts). */
export function publicRead(...names: string[]): void {
  cacheLife({ stale: REVALIDATE_SECONDS, revalidate: REVALIDATE_SECONDS, expire: KEEP_SECONDS });
  cacheTag(...names);
}

export function isKnownTag(tag: string): boolean {
  return /^(site|groups|products|articles|pages|people|faqs|testimonials|galleries|links|forms|vouchers|(product|article|page|form):[\w~%./-]{0,200})$/.test(
    tag,
  );
}
