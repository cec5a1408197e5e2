import type { Config } from '../../system/config';
import { platformOrigin } from '../../system/platform-origin';

/** The platform's hosted payment page for a token. */
export function paymentAddress(config: Pick<Config, 'PLATFORM_ORIGIN' | 'BACKEND_PORT'>, token: string): string {
  return `${platformOrigin(config)}/pay/${token}`;
}
