export interface TreeNode {
  readonly slug: string;
  readonly parent: string | null;
}

export interface NestedSet {
  readonly root: string;
  readonly lft: number;
  readonly rgt: number;
  readonly level: number;
}

/**
 * Numbers a tree as nested sets, siblings in the given order. Throws for an absent parent and for a cycle.
 */
export function nestedSets(nodes: readonly TreeNode[]): Map<string, NestedSet> {
  const children = new Map<string | null, TreeNode[]>();
  for (const node of nodes) children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  const placed = new Map<string, NestedSet>();
  let counter = 0;
  const place = (node: TreeNode, root: string, level: number): void => {
    const lft = (counter += 1);
    for (const child of children.get(node.slug) ?? []) place(child, root, level + 1);
    placed.set(node.slug, { root, lft, rgt: (counter += 1), level });
  };
  for (const node of children.get(null) ?? []) place(node, node.slug, 0);
  const lost = nodes.find((node) => !placed.has(node.slug));
  if (lost) throw new Error(`Group ${lost.slug}: its parent ${lost.parent} does not lead to a top group.`);
  return placed;
}
