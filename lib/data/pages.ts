import 'server-only';
import { type Page, pageByUrl } from '../contract/page';
import { isNotFound } from '../upstream/errors';
import { publicCall } from '../upstream/public-call';
import { publicRead, tags } from './tags';

/** A page-builder page by its slug, '' for home; null when there is none. @throws UpstreamError */
export async function getPage(slug: string): Promise<Page | null> {
  'use cache';
  publicRead(tags.pages, tags.page(slug));
  try {
    const { item } = await publicCall(pageByUrl, { query: { url: slug, pb: 1 } });
    return item;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
