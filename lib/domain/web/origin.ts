/**
 * False for an http address with a path, a query, a fragment or a user, which whoever takes its origin would drop
 * without a word; a slash at the end is no path. True for what is no http address: other checks refuse it.
 */
export function isOnlyOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, origin, href } = new URL(address);
  return !/^https?:$/.test(protocol) || href === `${origin}/`;
}
