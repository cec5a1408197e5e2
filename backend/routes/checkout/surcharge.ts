import { creditCardSurchargeOf, paymentSurchargesOf } from '@/lib/contract/checkout/payment';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { surchargeOn } from '../../rules/checkout/surcharges';
import { PAYMENT_NAMES } from '../../services/payments/payment-types';

/** Surcharges of payment methods, set by PAYMENT_SURCHARGES; none by default, and never on cards. */
export function registerSurcharge(app: PlatformApp): void {
  handle(app, paymentSurchargesOf, async ({ config, body }) => ({
    data: PAYMENT_NAMES.map(({ gateway, name }) => ({
      gateway,
      name,
      surcharge: surchargeOn(body.amount, config.PAYMENT_SURCHARGES[gateway] ?? 0),
    })),
  }));

  handle(app, creditCardSurchargeOf, async ({ config, body }) => ({
    surcharge: surchargeOn(body.amount, config.PAYMENT_SURCHARGES.card ?? 0),
  }));
}
