interface PaymentAddressRule {
  /** Hosts (with a port where it is not 443) that payment pages may be on. */
  readonly hosts: readonly string[];
  /** The platform's own address: its hosted payment page is trusted as much as the platform is. */
  readonly platform: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Validates the platform's payment address before a redirect (design, section 5.9): https on an allowed host, or plain
 * http on this machine while the platform itself runs there. Null for anything else.
 */
export function paymentAddress(address: string, { hosts, platform }: PaymentAddressRule): string | null {
  if (!URL.canParse(address) || !URL.canParse(platform)) return null;
  const url = new URL(address);
  const own = new URL(platform);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:')
    return own.protocol === 'http:' && LOOPBACK.has(own.hostname) && LOOPBACK.has(url.hostname) ? url.href : null;
  if (url.protocol !== 'https:') return null;
  return url.host === own.host || hosts.some((host) => host.toLowerCase() === url.host) ? url.href : null;
}
