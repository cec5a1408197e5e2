import type { Config } from '../../system/config';
import { isOnOwnMachine } from '../../system/own-machine';

type Settings = Pick<Config, 'STRIPE_SECRET_KEY' | 'DEMO_PAYMENTS' | 'BACKEND_HOST' | 'APP_ORIGIN'>;

/** False where cards could only be paid on the page of demonstration payments, and others reach the shop. */
export function takesCards(config: Settings): boolean {
  if (config.STRIPE_SECRET_KEY !== undefined) return true;
  return config.DEMO_PAYMENTS === undefined ? isOnOwnMachine(config) : config.DEMO_PAYMENTS === 'on';
}

/** Why a payment that needs a card is refused. */
export const NO_CARDS = 'This shop takes no payments by card at the moment.';
