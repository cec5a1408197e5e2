import type { Config } from '../config';

/** The platform's hosted payment page for a token. */
export function paymentAddress(config: Pick<Config, 'PLATFORM_ORIGIN' | 'BACKEND_PORT'>, token: string): string {
  const origin = config.PLATFORM_ORIGIN ?? `http://localhost:${config.BACKEND_PORT}`;
  return `${origin}/pay/${token}`;
}
