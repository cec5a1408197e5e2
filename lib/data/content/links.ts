import 'server-only';
import { type Link, linkList } from '../../contract/content/link';
import { publicCall } from '../../upstream/public-call';
import { publicRead, tags } from '../tags';

/** The links below a parent. @throws UpstreamError */
export async function getLinks(parent: string): Promise<readonly Link[]> {
  'use cache';
  publicRead(tags.links);
  const { data } = await publicCall(linkList, { query: { parent } });
  return data;
}
