import { formatInvoiceNumber, formatOrderNumber, formatVoucherNumber } from './order-number';

test.each([
  [1, 'BB-10001'],
  [1_098, 'BB-11098'],
  [90_000, 'BB-100000'],
])('order %i is %s', (count, number) => expect(formatOrderNumber(count)).toBe(number));
test.each([
  [1, 'INV-000001'],
  [123_456, 'INV-123456'],
  [1_234_567, 'INV-1234567'],
])('invoice %i is %s', (count, number) => expect(formatInvoiceNumber(count)).toBe(number));
test('the first voucher is GV-10001', () => expect(formatVoucherNumber(1)).toBe('GV-10001'));
