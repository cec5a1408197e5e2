import 'server-only';
import { env } from '../../config/env';
import { followRedirects, redirectTable } from '../../domain/content/redirects';
import { getSite } from '../site/site';

/**
 * The slug of a record whose address has changed; the given one if no redirect leads on from it. Widgets name records
 * by the slug that they had when the page was edited. `base` is the segment before it. @throws UpstreamError
 */
export async function currentSlug(base: 'shop' | 'product' | 'blog' | 'article', slug: string): Promise<string> {
  const { redirects } = await getSite();
  const moved = followRedirects(redirectTable(redirects, env().APP_ORIGIN), `/${base}/${encodeURIComponent(slug)}`);
  const found = new RegExp(`^/${base}/([^/?#]+)`).exec(moved?.address ?? '')?.[1];
  try {
    return found === undefined ? slug : decodeURIComponent(found);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return slug;
  }
}
