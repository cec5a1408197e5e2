import 'server-only';
import { type Link, linkList } from '../../contract/content/link';
import { publicCall } from '../../upstream/public-call';
import { oncePerRender } from '../once-per-render';
import { publicRead, tags } from '../tags';

/** The links below a parent. @throws UpstreamError */
export const getLinks = oncePerRender(async (parent: string): Promise<readonly Link[]> => {
  'use cache';
  publicRead(tags.links);
  const { data } = await publicCall(linkList, { query: { parent } });
  return data;
});
