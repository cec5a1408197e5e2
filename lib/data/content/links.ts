import 'server-only';
import { type Link, linkList } from '../../contract/content/link';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** The links below a parent. @throws UpstreamError */
export const getLinks = cachedRead(async (parent: string) => {
  'use cache';
  return dated(
    [tags.links],
    async (): Promise<readonly Link[]> => (await publicCall(linkList, { query: { parent } })).data,
  );
});
