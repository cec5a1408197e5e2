import type { Order } from '@/lib/contract/orders/order';
import { orderMail } from './order-mail';

const order: Order = {
  id: '8',
  number: 'BB-11098',
  placed_at: '2026-11-21T00:00:00Z',
  status: 'placed',
  item_count: 12,
  total_amount: 36_245,
  invoice_number: 'INV-000007',
  tracking_number: null,
  tracking_url: null,
  carrier: '',
  lines: [
    {
      product_name: 'Wash & Wag <Shampoo>',
      name: '500 mL',
      sku_code: 'BB-1',
      url: 'wash',
      addons: [{ name: 'Ribbon', value: 'Gold' }],
      qty: 12,
      price: 3_000,
      subtotal: 36_000,
    },
  ],
  subtotal: 36_000,
  discount_amount: 3_600,
  promotion_code: 'TEN',
  shipping_name: 'Courier',
  shipping_amount: 550,
  is_pick_up: false,
  pick_up_note: '',
  cancel_reason: '',
  surcharge_amount: 0,
  invoiced_at: '2026-11-21T00:00:00Z',
  total_tax: 3_295,
  credit_amount: 0,
  payable_amount: 36_245,
  shipments: [],
  refunds: [],
  payment_status: 'paid',
  payment_url: null,
  payment_name: 'Card',
  payment_note: '',
  paid_at: '2026-11-21T00:01:00Z',
  note: '',
  purchase_order_number: 'PO 7',
  delivery: {
    id: '1',
    display_name: '',
    first_name: 'Hana',
    last_name: 'Whitlock',
    email: '',
    phone: '',
    company: 'Groom & Co',
    street_address: '3/34A Tannery Lane',
    street_address_1: '',
    postcode: '3056',
    city: 'Brunswick',
    state: 'VIC',
    country: 'AU',
  },
  seller: { name: 'Banksia & Bark Wholesale Pty Ltd', abn: '61900100217', address: '', email: '', phone: '' },
  buyer: { name: 'Hana Whitlock', company: 'Groom & Co', abn: '' },
};
const rest = { to: 'hana@example.com', orderUrl: 'http://localhost:3000/invoice/8' };

test('lists the goods, their cost and the delivery address', () => {
  const { to, subject, text } = orderMail({ order, ...rest });
  expect([to, subject]).toEqual(['hana@example.com', 'Order BB-11098 is placed']);
  for (const words of [
    'your reference PO 7',
    '12 × Wash & Wag <Shampoo>, 500 mL, Ribbon: Gold (BB-1)  $360.00',
    'Discount TEN  -$36.00',
    'Total  $362.45',
    '3/34A Tannery Lane',
    rest.orderUrl,
  ]) {
    expect(text).toContain(words);
  }
});

test('shows the delivery estimate', () => {
  const mail = (from: string | null) =>
    orderMail({ order: { ...order, delivery_estimate: { from, to: '2026-12-03' } }, ...rest }).text;
  expect(mail('2026-11-26')).toContain('Expected between 26 November 2026 and 3 December 2026.');
  expect(mail(null)).toContain('Expected by 3 December 2026.');
});

test('keeps the line breaks of where and how goods are collected', () => {
  const collected = { ...order, is_pick_up: true, pick_up_note: 'Roller door B.\n8.30 am to 3.30 pm' };
  expect(orderMail({ order: collected, ...rest }).html).toContain(
    'You collect this order.<br>Roller door B.<br>8.30 am to 3.30 pm</p>',
  );
});

test('escapes user input', () => {
  const { html } = orderMail({ order, ...rest });
  expect(html).toContain('Wash &amp; Wag &lt;Shampoo&gt;');
  expect(html).not.toContain('<Shampoo>');
});

test('shows the amount paid by credit, and the remaining amount', () => {
  const partly = { ...order, credit_amount: 8_000, payable_amount: 28_245 };
  expect(orderMail({ order: partly, ...rest }).text).toContain(
    'Total  $362.45\nPaid by credit  -$80.00\nPaid by Card  $282.45\n',
  );
  expect(orderMail({ order: { ...partly, paid_at: null, payment_status: 'pending' }, ...rest }).text).toContain(
    'Paid by credit  -$80.00\nTo pay  $282.45\n',
  );
  const wholly = orderMail({
    order: { ...order, credit_amount: 36_245, payable_amount: 0, payment_name: 'Credit' },
    ...rest,
  });
  expect(wholly.text).toContain('Your credit paid for it. Nothing is left to pay.');
  expect(wholly.text).toContain('Total  $362.45\nPaid by credit  -$362.45\n\n');
  expect(orderMail({ order, ...rest }).text).not.toContain('credit');
});

test('shows what credit notes took off the invoice', () => {
  const note = { refunded_at: '2026-11-22T00:00:00Z', reason: '', credit_note_number: 'CN-000001' };
  const lowered = {
    ...order,
    payable_amount: 30_245,
    refunds: [
      { ...note, amount: 6_000, invoice_amount: 6_000 },
      { ...note, amount: 500, invoice_amount: 0 },
    ],
  };
  expect(orderMail({ order: { ...lowered, paid_at: null, payment_status: 'pending' }, ...rest }).text).toContain(
    'Total  $362.45\nCredit note CN-000001  -$60.00\nTo pay  $302.45\n\n',
  );
  const settled = { ...lowered, payable_amount: 0, payment_name: 'Credit note' };
  expect(orderMail({ order: settled, ...rest }).text).toContain('Nothing is left to pay.');
});

test('explains how to pay an open invoice, and where goods are collected', () => {
  const open = {
    ...order,
    payment_status: 'pending',
    payment_note: 'Please pay by Friday.',
    is_pick_up: true,
    pick_up_note: 'Roller door B.',
  } as const;
  const { text } = orderMail({ order: open, ...rest });
  expect(text).toContain('Please pay by Friday.');
  expect(text).toContain('You collect this order.\nRoller door B.');
  expect(text).not.toContain('Tannery Lane');
});
