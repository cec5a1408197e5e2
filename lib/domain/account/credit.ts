/**
 * Amount of a cart or an order left to pay after credit, in cents with GST; platforms without credit do not send it.
 */
export function payableOf({
  total_amount: total,
  credit_amount: credit,
  payable_amount: payable,
}: {
  total_amount: number;
  credit_amount: number;
  payable_amount?: number | undefined;
}): number {
  return payable ?? total - credit;
}
