import 'server-only';
import { env } from '../../config/env';
import { RECORD_SEGMENTS, RESERVED_SEGMENTS } from '../../config/routes';
import { pagesQuery } from '../../contract/graphql';
import { initialData } from '../../contract/site/site';
import { followRedirects, redirectTable } from '../../domain/content/redirects';
import { publicQuery } from '../../upstream/graphql/graphql';
import { send } from '../../upstream/transport';

function plain(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '') || '/';
}

/**
 * @returns a function that tells whether an address of this site exists: as a page, a record of the sitemap, a
 * redirect, or a fixed route @throws UpstreamError
 */
export async function getKnownPaths(): Promise<(path: string) => boolean> {
  const [{ sitemap, redirects }, { pages }] = await Promise.all([send(initialData), publicQuery(pagesQuery, {})]);
  // Pages excluded from search engines are not in the sitemap.
  const known = new Set([...sitemap.map(({ url }) => plain(url)), ...pages.map(({ url }) => `/${url}`)]);
  const moved = redirectTable(redirects, env().APP_ORIGIN);
  return (path) => {
    const [, first = '', ...rest] = plain(path).split('/');
    if (known.has(plain(path)) || followRedirects(moved, path) !== null) return true;
    if (rest.length > 0 && RECORD_SEGMENTS.has(first)) return false;
    return known.has(`/${first}`) || RESERVED_SEGMENTS.has(first);
  };
}
