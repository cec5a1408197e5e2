/** The reference under which an order's credit is spent (account/credit/spend-credit.ts). */
export function creditReference(orderId: number): string {
  return `order:${orderId}`;
}
