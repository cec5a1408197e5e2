import { codeOfEvent, creditReason } from './credit-reasons';

it.each([
  ['order', 'CREDIT_ORDER', 'Order BB-10001'],
  ['unpaid', 'CREDIT_UNPAID', 'Order BB-10001 was not paid for'],
  ['refund', 'CREDIT_REFUND', 'Refund of order BB-10001'],
  ['voucher', 'CREDIT_VOUCHER', 'Gift voucher BB-10001'],
] as const)('says what an entry is about: %s', (event, code, reason) => {
  expect(creditReason(event, 'BB-10001')).toEqual({ reason, event, eventNumber: 'BB-10001' });
  expect(codeOfEvent(event)).toBe(code);
});
