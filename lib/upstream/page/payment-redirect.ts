import 'server-only';
import { cookies } from 'next/headers';
import { readSession } from '../../session/cookie';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { siteAddress } from '../../config/site-address';
import { paymentAddress } from '../../domain/checkout/payment-address';

/**
 * Returns the address if it is an allowed payment page, which the platform of the session may have of its own;
 * otherwise null, and logs only its host.
 */
export async function allowedPayment(address: string): Promise<string | null> {
  const platform = (await readSession(await cookies()))?.base ?? env().API_BASE_URL;
  const allowed = paymentAddress(address, { hosts: env().PAYMENT_HOSTS, platform });
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
