import {
  type PaidFor,
  paidByPayment,
  MAX_ORDER_DIGITS,
  readAmount,
  refundable,
  splitRefund,
  takenOffInvoice,
  valueOfUnsent,
} from './refunds';

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

const lowered = { method: 'invoice', toPayment: 4_000, toCredit: 0 } as const;
const paidBack = { method: 'hand', toPayment: 1_000, toCredit: 0 } as const;

test.each([
  ['pending', 'account', 9_000],
  ['paid', 'account', 9_000],
  ['abandoned', 'account', 4_000],
  ['pending', 'card', 4_000],
] as const)('of a %s payment by %s, %p cents count when 4,000 were taken off', (status, gateway, cents) => {
  expect(takenOffInvoice([lowered, paidBack])).toBe(4_000);
  expect(paidByPayment({ status, gateway, amount: 5_000 }, [lowered, paidBack])).toBe(cents);
});

test('an invoice is lowered, paid and refunded up to what was paid, and the GST adds up', () => {
  const after = (amount: number, refunds: PaidFor['refunds']) => {
    const earlier = refunds.map((parts) => ({ method: 'invoice' as const, ...parts }));
    return { ...paid, byPayment: paidByPayment({ status: 'paid', gateway: 'account', amount }, earlier), refunds };
  };
  const first = splitRefund({ ...paid, byCredit: 0, byPayment: 9_000 }, 3_333);
  expect(first).toMatchObject({ toPayment: 3_333, toCredit: 0 });
  const rest = { ...after(5_667, [{ toPayment: 3_333, toCredit: 0 }]), byCredit: 0 };
  expect(refundable(rest)).toBe(5_667);
  expect(splitRefund(rest, 5_668)).toBeNull();
  const whole = splitRefund({ ...paid, byCredit: 0 }, 9_000);
  expect((first?.tax ?? 0) + (splitRefund(rest, 5_667)?.tax ?? 0)).toBe(whole?.tax);
});

test('pieces that were never sent are worth their share of the line, after its discount and with GST', () => {
  const line = { qty: 4, unsent: 1, subtotal: 4_000, discount: 400 };
  expect(valueOfUnsent([line, { ...line, unsent: 0 }, { ...line, unsent: 4 }], { total: 11_000, tax: 1_000 })).toBe(
    4_950,
  );
  expect(valueOfUnsent([{ ...line, subtotal: 0, discount: 0 }], { total: 0, tax: 0 })).toBe(0);
});

test.each([
  ['12.50', 1_250],
  ['12.5', 1_250],
  [' $1,200 ', 120_000],
  ['0.05', 5],
  ['9,999,999.99', 999_999_999],
  ['10,000,000', null],
  ['99999999', null],
  ['-1', null],
  ['1.234', null],
  ['1,20', null],
  ['1e3', null],
  ['', null],
  ['=1', null],
])('%p is %p cents', (typed, cents) => expect(readAmount(typed)).toBe(cents));

test('takes amounts of an order that no price has', () =>
  expect(readAmount('25,000,000.00', MAX_ORDER_DIGITS)).toBe(2_500_000_000));
