import type { PlatformApp } from '../../http/platform';
import { registerPayment } from '../cognito/payment';
import { registerPay } from '../pay';
import { registerStripeWebhook } from '../stripe-webhook';
import { registerAddress } from './address';
import { registerCart } from './cart';
import { registerFreight } from './freight';
import { registerOrder } from './order';

/** All that is needed to buy: addresses, the cart, freight, orders and their payment. */
export function registerCommerce(app: PlatformApp): void {
  registerAddress(app);
  registerCart(app);
  registerFreight(app);
  registerOrder(app);
  registerPayment(app);
  registerPay(app);
  registerStripeWebhook(app);
}
