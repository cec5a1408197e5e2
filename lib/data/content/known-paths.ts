import 'server-only';
import { RESERVED_SEGMENTS } from '../../config/routes';
import { pagesQuery } from '../../contract/graphql';
import { initialData } from '../../contract/site/site';
import { publicQuery } from '../../upstream/graphql';
import { send } from '../../upstream/transport';

/** First segments below which every address is a list or a record, and the sitemap knows which there are. */
const LISTED: ReadonlySet<string> = new Set(['shop', 'product', 'blog', 'article']);

function plain(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** Tells whether an address of this site leads somewhere: a page, a record of the sitemap, a redirect, or a fixed route. @throws UpstreamError */
export async function getKnownPaths(): Promise<(path: string) => boolean> {
  const [{ sitemap, redirects }, { pages }] = await Promise.all([send(initialData), publicQuery(pagesQuery, {})]);
  // Pages that are kept out of search engines are in no sitemap.
  const known = new Set([
    ...sitemap.map(({ url }) => plain(url)),
    ...pages.map(({ url }) => `/${url}`),
    ...redirects.map(({ from }) => plain(from)),
  ]);
  return (path) => {
    const [, first = '', ...rest] = plain(path).split('/');
    if (known.has(plain(path))) return true;
    if (rest.length > 0 && LISTED.has(first)) return false;
    return known.has(`/${first}`) || RESERVED_SEGMENTS.has(first);
  };
}
