import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { siteAddress } from '../../config/site-address';
import { paymentAddress } from '../../domain/checkout/payment-address';

/** Returns the address if it is an allowed payment page; otherwise null, and logs only its host. */
export function allowedPayment(address: string): string | null {
  const allowed = paymentAddress(address, { hosts: env().PAYMENT_HOSTS, platform: env().API_BASE_URL });
  if (allowed === null)
    log.error(
      { host: URL.canParse(address) ? new URL(address).host : 'none' },
      'payment address refused, see PAYMENT_HOSTS',
    );
  return allowed;
}

/** A page's address in the platform's format: absolute, from APP_ORIGIN, in base64. */
export function encodedPage(path: string): string {
  return Buffer.from(siteAddress(path)).toString('base64');
}
