/**
 * The visitor's address behind `trustedProxies` proxies of our own. Each proxy appends the peer it saw to
 * X-Forwarded-For, so only that many entries from the end can be trusted; entries forged by visitors are ignored.
 */
export function visitorAddress(forwardedFor: string | undefined, peer: string, trustedProxies: number): string {
  const hops = [...(forwardedFor ?? '').split(','), peer].map((hop) => hop.trim()).filter(Boolean);
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peer;
}
