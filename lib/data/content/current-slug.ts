import 'server-only';
import { env } from '../../config/env';
import { followRedirects, redirectTable } from '../../domain/content/redirects';
import { oncePerRender } from '../once-per-render';
import { getSite } from '../site/site';

const movedPaths = oncePerRender(async () => redirectTable((await getSite()).redirects, env().APP_ORIGIN));

/**
 * The slug of a record whose address has changed; the given one if no redirect leads on from it. Widgets name records
 * by the slug that they had when the page was edited. `base` is the segment before it. @throws UpstreamError
 */
export async function currentSlug(base: 'shop' | 'product' | 'blog' | 'article', slug: string): Promise<string> {
  const moved = followRedirects(await movedPaths(), `/${base}/${encodeURIComponent(slug)}`);
  const found = new RegExp(`^/${base}/([^/?#]+)`).exec(moved?.address ?? '')?.[1];
  try {
    return found === undefined ? slug : decodeURIComponent(found);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return slug;
  }
}

/** Reads a list of a group, by its current address if there is nothing by the stored one. */
export async function inCurrentGroup<T extends { readonly items: readonly unknown[] }>(
  base: 'shop' | 'blog',
  group: string,
  read: (group: string) => Promise<T>,
): Promise<T> {
  const found = await read(group);
  if (found.items.length > 0 || group === '') return found;
  const current = await currentSlug(base, group);
  return current === group ? found : read(current);
}
