import type { MetadataRoute } from 'next';
import { HIDDEN_SEGMENTS, routes } from '../config/routes';

/**
 * Search engines must read these pages to see that they exclude themselves; the other hidden ones need not be
 * requested.
 */
const READ: ReadonlySet<string> = new Set(['login', 'page-not-found', 'embed']);

/** The path itself, with any query, and everything below it, but no page whose slug only starts with it. */
function only(segment: string): string[] {
  return [`/${segment}$`, `/${segment}/`, `/${segment}?`];
}

/** Rules for robots: everything except personal pages and searches, or nothing if the shop is `out` of search. */
export function robotsRules({ origin, out }: { origin: string; out: boolean }): MetadataRoute.Robots {
  if (out) return { rules: { userAgent: '*', disallow: '/' } };
  const hidden = [...HIDDEN_SEGMENTS].filter((segment) => !READ.has(segment)).flatMap(only);
  return {
    // Every page links to a sign-in that returns to it: many addresses of the same page.
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...hidden, '/login?', '/login/', '/signup?'] },
    sitemap: new URL(routes.sitemap, origin).href,
  };
}
