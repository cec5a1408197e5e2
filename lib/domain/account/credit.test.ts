import { payableOf } from './credit';

it('is what the platform says is left', () =>
  expect(payableOf({ total_amount: 43_670, credit_amount: 8_000, payable_amount: 35_670 })).toBe(35_670));

it('is worked out where a platform does not say', () => {
  expect(payableOf({ total_amount: 43_670, credit_amount: 0 })).toBe(43_670);
  expect(payableOf({ total_amount: 43_670, credit_amount: 8_000 })).toBe(35_670);
});
