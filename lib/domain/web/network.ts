/** The first four of an IPv6 address's eight groups, also when it is abbreviated. */
function prefix(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, since one subscriber has all
 * of it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return address.includes(':') ? `${prefix(address)}::/64` : address;
}
