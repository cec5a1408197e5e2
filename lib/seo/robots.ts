import type { MetadataRoute } from 'next';
import { HIDDEN_SEGMENTS, routes } from '../config/routes';

/** Read by search engines, so that they see that it is to be left out; the rest need not be asked for. */
const READ: ReadonlySet<string> = new Set(['login', 'page-not-found', 'embed']);

/** The path itself, what is below it and what its query says, and no page whose slug begins like it. */
function only(segment: string): string[] {
  return [`/${segment}$`, `/${segment}/`, `/${segment}?`];
}

/**
 * What robots may read: all of a shop but its personal pages and searches, or nothing of one that is kept `out` of
 * search.
 */
export function robotsRules({ origin, out }: { origin: string; out: boolean }): MetadataRoute.Robots {
  if (out) return { rules: { userAgent: '*', disallow: '/' } };
  const hidden = [...HIDDEN_SEGMENTS].filter((segment) => !READ.has(segment)).flatMap(only);
  return {
    // Each page has links to sign in that come back to it: one address each, and the same page.
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...hidden, '/login?', '/login/', '/signup?'] },
    sitemap: new URL(routes.sitemap, origin).href,
  };
}
