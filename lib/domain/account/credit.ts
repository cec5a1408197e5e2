/**
 * What credit leaves of a cart or an order to be paid otherwise, in cents with GST; a platform without credit does not
 * say.
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
