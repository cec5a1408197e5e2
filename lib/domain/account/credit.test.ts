import { payableOf } from './credit';

it("is the amount in the platform's reply", () =>
  expect(payableOf({ total_amount: 43_670, credit_amount: 8_000, payable_amount: 35_670 })).toBe(35_670));

it('is calculated when the reply has none', () => {
  expect(payableOf({ total_amount: 43_670, credit_amount: 0 })).toBe(43_670);
  expect(payableOf({ total_amount: 43_670, credit_amount: 8_000 })).toBe(35_670);
});
