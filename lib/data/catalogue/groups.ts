import 'server-only';
import { MENU_CHILDREN, MENU_GROUPS } from '../../config/constants';
import { type Group, type GroupRef, groupsByModel } from '../../contract/catalogue/group';
import type { GroupLink, GroupMenu, GroupNode, GroupPlace } from '../../domain/catalogue/catalogue';
import { toPicture } from '../../domain/media/picture';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

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

/**
 * All groups of a model in tree order. A page must not read the whole tree: in a large shop it has 150 KB. The reads
 * below cache only the part that a page needs. @throws UpstreamError
 */
const getGroupTree = cachedRead(async (model: GroupModel) => {
  'use cache';
  return dated([tags.groups], async (): Promise<GroupNode[]> => {
    const { data } = await publicCall(groupsByModel, { params: { namespace: NAMESPACES[model], model } });
    return data.map(toNode);
  });
});

/** The groups without a parent. @throws UpstreamError */
export const getTopGroups = cachedRead(async (model: GroupModel) => {
  'use cache';
  return dated([tags.groups], async () => (await getGroupTree(model)).filter(({ parents }) => parents.length === 0));
});

/** One group by its url; null if it does not exist. @throws UpstreamError */
export const getGroup = cachedRead(async (model: GroupModel, url: string) => {
  'use cache';
  return dated([tags.groups], async () => (await getGroupTree(model)).find((group) => group.url === url) ?? null);
});

/** One group with its children and siblings; null if it does not exist. @throws UpstreamError */
export const getGroupPlace = cachedRead(async (model: GroupModel, url: string) => {
  'use cache';
  return dated([tags.groups], async (): Promise<GroupPlace | null> => {
    const tree = await getGroupTree(model);
    const group = tree.find((candidate) => candidate.url === url);
    if (!group) return null;
    const below = new Set(group.children.map((child) => child.url));
    const parent = group.parents.at(-1);
    return {
      group,
      children: tree.filter((candidate) => below.has(candidate.url)),
      siblings: parent ? (tree.find((candidate) => candidate.url === parent.url)?.children ?? []) : [],
    };
  });
});

/** The menu's groups: the first top-level ones, and the first children of each. @throws UpstreamError */
export const getGroupMenu = cachedRead(async () => {
  'use cache';
  return dated([tags.groups], async (): Promise<GroupMenu[]> => {
    const tops = await getTopGroups('product');
    return tops.slice(0, MENU_GROUPS).map(({ name, url, children }) => ({
      name,
      url,
      children: children.slice(0, MENU_CHILDREN),
      complete: children.length <= MENU_CHILDREN,
    }));
  });
});
