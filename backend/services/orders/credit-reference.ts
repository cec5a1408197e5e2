/** Under what an order's credit is spent, once (identity/spend-credit.ts). */
export function creditReference(orderId: number): string {
  return `order:${orderId}`;
}
