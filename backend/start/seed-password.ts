import { randomBytes } from 'node:crypto';
import type { Config } from '../system/config';
import { isOnOwnMachine } from '../system/own-machine';

/** A known password, to try a fresh machine at once. */
const DEMO_PASSWORD = 'demo-password-1';

/** The password of the demonstration accounts: the known one only if nobody else can sign in. */
export function seedPassword(config: Pick<Config, 'SEED_PASSWORD' | 'BACKEND_HOST' | 'APP_ORIGIN'>): string {
  if (config.SEED_PASSWORD !== undefined) return config.SEED_PASSWORD;
  return isOnOwnMachine(config) ? DEMO_PASSWORD : randomBytes(12).toString('base64url');
}
