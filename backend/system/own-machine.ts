import type { Config } from './config';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

const isThisMachine = (host: string): boolean => host === 'localhost' || isLoopback(host.replaceAll(/[[\]]/g, ''));

/** True if nobody else reaches the platform, neither itself nor through the storefront at the shop's address. */
export function isOnOwnMachine({ BACKEND_HOST, APP_ORIGIN }: Pick<Config, 'BACKEND_HOST' | 'APP_ORIGIN'>): boolean {
  return isThisMachine(BACKEND_HOST) && isThisMachine(new URL(APP_ORIGIN).hostname);
}
