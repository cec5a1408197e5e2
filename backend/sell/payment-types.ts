/** Days within which an invoice is to be paid. */
export const INVOICE_DAYS = 14;

/** Ways to pay; none carries a surcharge. */
export const PAYMENT_TYPES = [
  { gateway: 'card', name: 'Card', description: 'Pay now on our payment page.' },
  { gateway: 'account', name: 'Bank transfer on invoice', description: `Your order is placed at once. Please pay the invoice within ${INVOICE_DAYS} days.` },
] as const;

export type Gateway = (typeof PAYMENT_TYPES)[number]['gateway'];

export function readGateway(name: string): Gateway | null {
  return PAYMENT_TYPES.find((type) => type.gateway === name)?.gateway ?? null;
}

export function paymentName(gateway: Gateway): string {
  return PAYMENT_TYPES.find((type) => type.gateway === gateway)?.name ?? '';
}
