import { assertCents, percentOf } from '../values/cents';

/** The rate of the goods and services tax, in percent. */
export const GST_PERCENT = 10;

/**
 * GST on a taxable supply, in cents. Prices are stored without GST; the taxable supply is goods after discount plus
 * freight. The tax is computed once on its total and rounded half up to the cent (the 'total invoice rule', 0.5 cent
 * goes up).
 */
export function gstOn(supply: { goods: number; discount: number; freight: number }): number {
  assertCents(supply.goods, 'Goods');
  assertCents(supply.discount, 'The discount');
  assertCents(supply.freight, 'Freight');
  if (supply.discount > supply.goods) throw new RangeError('A discount cannot exceed the goods');
  return percentOf(supply.goods - supply.discount + supply.freight, GST_PERCENT);
}

/**
 * Removes the GST from an amount, in cents, rounded half up. Returns the original supply for a supply plus its gstOn.
 */
export function withoutGst(cents: number): number {
  assertCents(cents, 'The amount');
  const parts = 100 + GST_PERCENT;
  return Math.floor((cents * 200 + parts) / (parts * 2));
}
