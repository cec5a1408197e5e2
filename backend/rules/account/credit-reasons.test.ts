import { creditReason, readCreditReason } from './credit-reasons';

it.each([
  ['order', 'CREDIT_ORDER'],
  ['unpaid', 'CREDIT_UNPAID'],
  ['refund', 'CREDIT_REFUND'],
  ['voucher', 'CREDIT_VOUCHER'],
] as const)('reads what it wrote about: %s', (what, code) =>
  expect(readCreditReason(creditReason(what, 'BB-10001'))).toEqual({ code, number: 'BB-10001' }),
);

it.each(['Goodwill for a carton', 'Order forms were late', 'For order BB-10001', ''])(
  'leaves words of the shop alone: %j',
  (reason) => expect(readCreditReason(reason)).toBeNull(),
);
