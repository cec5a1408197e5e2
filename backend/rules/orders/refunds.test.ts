import { type PaidFor, readAmount, refundable, splitRefund } from './refunds';

const paid: PaidFor = { total: 11_000, tax: 1_000, byPayment: 9_000, byCredit: 2_000, refunds: [] };

test('goes to the payment first, then to the credit', () => {
  expect(splitRefund(paid, 4_000)).toEqual({ toPayment: 4_000, toCredit: 0, tax: 364 });
  expect(splitRefund(paid, 10_000)).toEqual({ toPayment: 9_000, toCredit: 1_000, tax: 909 });
  const after = { ...paid, refunds: [{ toPayment: 9_000, toCredit: 1_000 }] };
  expect(splitRefund(after, 1_000)).toEqual({ toPayment: 0, toCredit: 1_000, tax: 91 });
});

test.each([0, -1, 0.5, Number.NaN, 11_001, Infinity])('%p cents are not refunded', (amount) =>
  expect(splitRefund(paid, amount)).toBeNull(),
);

test('partial refunds never exceed the payment, and their GST adds up', () => {
  const refunds: { toPayment: number; toCredit: number }[] = [];
  let tax = 0;
  for (const amount of [333, 333, 1, 7_777, 2_556]) {
    const parts = splitRefund({ ...paid, refunds }, amount);
    if (!parts) throw new Error(`${amount} was refused`);
    refunds.push(parts);
    tax += parts.tax;
  }
  expect(refundable({ ...paid, refunds })).toBe(0);
  expect(splitRefund({ ...paid, refunds }, 1)).toBeNull();
  expect(tax).toBe(1_000);
});

test('money that has not arrived is not refunded', () => {
  expect(splitRefund({ ...paid, byPayment: 0 }, 2_001)).toBeNull();
  expect(splitRefund({ ...paid, byPayment: 0 }, 2_000)).toMatchObject({ toPayment: 0, toCredit: 2_000 });
});

test.each([
  ['12.50', 1_250],
  ['12.5', 1_250],
  [' $1,200 ', 120_000],
  ['0.05', 5],
  ['-1', null],
  ['1.234', null],
  ['1,20', null],
  ['1e3', null],
  ['', null],
  ['=1', null],
])('%p is %p cents', (typed, cents) => expect(readAmount(typed)).toBe(cents));
