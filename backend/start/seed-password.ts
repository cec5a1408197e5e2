import { randomBytes } from 'node:crypto';
import { isLoopback } from '../http/session-headers';
import type { Config } from '../system/config';

/** A known password, to try a fresh machine at once. */
const DEMO_PASSWORD = 'demo-password-1';

const isThisMachine = (host: string): boolean => host === 'localhost' || isLoopback(host.replaceAll(/[[\]]/g, ''));

/**
 * The password of the demonstration accounts: the known one only if nobody else can sign in, neither at the platform
 * nor through the storefront at the shop's address.
 */
export function seedPassword({
  SEED_PASSWORD,
  BACKEND_HOST,
  APP_ORIGIN,
}: Pick<Config, 'SEED_PASSWORD' | 'BACKEND_HOST' | 'APP_ORIGIN'>): string {
  if (SEED_PASSWORD !== undefined) return SEED_PASSWORD;
  const own = isThisMachine(BACKEND_HOST) && isThisMachine(new URL(APP_ORIGIN).hostname);
  return own ? DEMO_PASSWORD : randomBytes(12).toString('base64url');
}
