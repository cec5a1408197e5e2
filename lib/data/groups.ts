import 'server-only';
import { type Group, type GroupRef, groupsByModel } from '../contract/group';
import type { GroupLink, GroupNode } from '../domain/catalogue';
import { toPicture } from '../domain/picture';
import { publicCall } from '../upstream/public-call';
import { publicRead, tags } from './tags';

export type GroupModel = 'product' | 'article';
const NAMESPACES = { product: 'sell', article: 'blog' } as const;

export function toGroupLink(ref: GroupRef): GroupLink {
  return { name: ref.name, url: ref.url };
}

function toNode(group: Group): GroupNode {
  return {
    id: group.id,
    name: group.name,
    url: group.url,
    content: group.content,
    picture: toPicture(group.image, group.name),
    parents: group.parents.map(toGroupLink),
    children: group.children.map(toGroupLink),
    level: group.level,
  };
}

/** All groups of a model in tree order. @throws UpstreamError */
export async function getGroupTree(model: GroupModel): Promise<GroupNode[]> {
  'use cache';
  publicRead(tags.groups);
  const { data } = await publicCall(groupsByModel, { params: { namespace: NAMESPACES[model], model } });
  return data.map(toNode);
}

/** One group by its url; null when there is none. @throws UpstreamError */
export async function getGroup(model: GroupModel, url: string): Promise<GroupNode | null> {
  const tree = await getGroupTree(model);
  return tree.find((group) => group.url === url) ?? null;
}
