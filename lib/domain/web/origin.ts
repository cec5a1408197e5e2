/**
 * True for an http address with a path, a query, a fragment or a user, which whoever takes its origin would drop
 * without a word. The slash at the end is none.
 */
export function hasMoreThanOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, href } = new URL(address);
  return /^https?:$/.test(protocol) && href !== `${origin}/`;
}
