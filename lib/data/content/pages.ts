import 'server-only';
import { createHash } from 'node:crypto';
import { type Page as PageReply, page as pageSchema, pageByUrl } from '../../contract/content/page';
import { pageQuery } from '../../contract/graphql';
import { legacyContent, rowsOfBlocks } from '../../domain/content/page-blocks';
import { type Page, toPage } from '../../domain/content/page';
import { type Shown, pageShownAt } from '../../domain/content/schedule';
import { UpstreamError, isNotFound } from '../../upstream/errors';
import { publicQuery } from '../../upstream/graphql/graphql';
import { publicCall } from '../../upstream/public-call';
import { scheduled } from './schedule';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** A page as currently public, without hidden or unscheduled rows. */
export interface BuiltPage extends Omit<Page, 'rows'> {
  readonly rows: Shown['rows'];
  /**
   * Changes whenever the page would look different: when its content changes, and when a boundary of its schedule
   * passes.
   */
  readonly version: string;
}

/** A hash, so that the version does not disclose the schedule. */
function versionOf(page: PageReply, { until }: Pick<Shown, 'until'>): string {
  return createHash('sha256')
    .update(`${page.updated_at} ${until ?? ''}`)
    .digest('base64url')
    .slice(0, 12);
}

/** Reads a page by GraphQL, as specified; null if the page, or GraphQL, does not exist. */
async function readListedPage(slug: string): Promise<PageReply | null> {
  try {
    const { page } = await publicQuery(pageQuery, { url: slug });
    return (
      page && {
        ...pageSchema.parse({
          id: page.id,
          name: page.name,
          slug: page.url,
          title: page.name,
          updated_at: page.updated_at,
        }),
        content: legacyContent(page.content),
        rows: rowsOfBlocks(page.pageContents),
      }
    );
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

async function readPage(slug: string): Promise<PageReply | null> {
  try {
    return (await publicCall(pageByUrl, { query: { url: slug, pb: 1 } })).item;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // The path is an extension: NOT_FOUND from a platform that supports it means that the page does not exist.
    return error.code === 'NOT_FOUND' ? null : readListedPage(slug);
  }
}

/** A page-builder page by its slug, '' for home; null if it does not exist. @throws UpstreamError */
export const getPage = cachedRead(async (slug: string) => {
  'use cache';
  return dated([tags.pages, tags.page(slug)], async (endsAt): Promise<BuiltPage | null> => {
    const page = await readPage(slug);
    if (!page) return null;
    const shown = await scheduled((at) => pageShownAt(page, at), endsAt);
    if (shown.showing !== 'shown') return null;
    return { ...toPage(page), rows: shown.rows, version: versionOf(page, shown) };
  });
});

/** The platform's current version, uncached; null if the page does not exist. @throws UpstreamError */
export async function readVersion(slug: string): Promise<string | null> {
  const page = await readPage(slug);
  const shown = page && pageShownAt(page, Date.now());
  return page && shown?.showing === 'shown' ? versionOf(page, shown) : null;
}
