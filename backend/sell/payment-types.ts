import { GATEWAYS, type Gateway } from '../rules/selling/surcharges';

/** Days within which an invoice is to be paid. */
export const INVOICE_DAYS = 14;

const WORDS: Readonly<Record<Gateway, { name: string; description: string }>> = {
  card: { name: 'Card', description: 'Pay now on our payment page.' },
  account: {
    name: 'Bank transfer on invoice',
    description: `Your order is placed at once. Please pay the invoice within ${INVOICE_DAYS} days.`,
  },
};

/** How an order was paid that credit paid for wholly. */
export const CREDIT_NAME = 'Credit';

/** Ways to pay, in the order they are offered. */
export const PAYMENT_TYPES = GATEWAYS.map((gateway) => ({ gateway, ...WORDS[gateway] }));

export function readGateway(name: string): Gateway | null {
  return GATEWAYS.find((gateway) => gateway === name) ?? null;
}

export function paymentName(gateway: Gateway): string {
  return WORDS[gateway].name;
}
