import { paymentPage } from './payment-page';

const open = {
  state: 'open',
  description: 'Order <b>',
  amount: 36_960,
  hasGst: true,
  failed: false,
  payUntil: '8:58 pm',
  action: '/pay/t',
} as const;

test('offers the three outcomes, and says that nothing is charged', () => {
  const html = paymentPage(open).main;
  expect([...html.matchAll(/name="action" value="(\w+)"/g)].map((match) => match[1])).toEqual([
    'approve',
    'decline',
    'leave',
  ]);
  expect(html).toContain('nothing is charged');
  expect(html).toContain('$369.60');
  expect(html).toContain('Order &lt;b&gt;');
  expect(html).not.toContain('was declined');
  expect(paymentPage({ ...open, failed: true }).main).toContain('was declined');
});

test('names GST only where the amount includes it', () => {
  const paid = { ...open, state: 'paid', returnUrl: 'http://localhost:3000/' } as const;
  for (const view of [open, paid]) {
    expect(paymentPage(view).main).toContain('<dt>Amount, with GST</dt>');
    expect(paymentPage({ ...view, hasGst: false }).main).toContain('<dt>Amount</dt>');
  }
});

test.each([
  [
    'paid',
    { state: 'paid', description: 'Order', amount: 100, hasGst: true, returnUrl: 'http://localhost:3000/?a=1&b=2' },
  ],
  ['off', { state: 'off', description: 'Order', returnUrl: 'http://localhost:3000/?a=1&b=2' }],
  ['closed', { state: 'closed', description: 'Order', returnUrl: 'http://localhost:3000/?a=1&b=2' }],
] as const)('a payment that is %s links back to the shop and cannot be decided', (_, view) => {
  const html = paymentPage(view).main;
  expect(html).toContain('href="http://localhost:3000/?a=1&amp;b=2"');
  expect(html).not.toContain('<form');
});
