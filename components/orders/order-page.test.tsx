import { renderToStaticMarkup } from 'react-dom/server';
import type { Order } from '@/lib/domain/orders/order';
import { OrderNext } from './order-next';
import { OrderTotals } from './order-totals';

jest.mock('next-intl/server', () => jest.requireActual<{ serverWords: object }>('@/lib/i18n/test-words').serverWords);
jest.mock('./parcel-notice', () => ({ parcelsOf: () => [], UnsentNotice: () => null }));
/** The platform of the session, which is not the shop's usual one. */
jest.mock('@/lib/upstream/page/payment-redirect', () => ({
  allowedPayment: async (address: string) => (address.startsWith('https://other.example/') ? address : null),
}));

const order: Order = {
  id: '8',
  number: 'BB-11098',
  placedAt: '2026-11-21T00:00:00Z',
  status: 'cancelled',
  itemCount: 12,
  totalAmount: 36_245,
  isPickUp: true,
  carrier: '',
  invoiceNumber: 'INV-000007',
  lines: [],
  subtotal: 36_000,
  discountAmount: 3_600,
  promotionCode: 'TEN',
  shippingName: 'Pickup',
  shippingAmount: 550,
  surchargeAmount: 0,
  pickUpNote: 'Roller door B.\n8.30 am to 3.30 pm',
  cancelReason: 'Sold out until May',
  totalTax: 3_295,
  creditAmount: 8_000,
  payableAmount: 28_245,
  shipments: [],
  refunds: [
    { amount: 36_245, invoiceAmount: 0, refundedAt: '2026-11-22T00:00:00Z', reason: '', creditNoteNumber: 'CN-000001' },
  ],
  paymentStatus: 'failed',
  paymentName: 'Card',
  paymentNote: '',
  note: '',
  purchaseOrderNumber: '',
  delivery: null,
  seller: { name: 'Shop', abn: '', address: '', email: '', phone: '' },
  buyer: { name: '', company: '', abn: '' },
};

describe('a cancelled order', () => {
  const totals = async (shown: Order) => renderToStaticMarkup(await OrderTotals({ order: shown, locale: 'en' }));

  it('names credit as returned once: in the refund, or where it was never paid for', async () => {
    const byStaff = await totals(order);
    expect(byStaff).toMatch(/Credit<[^]*-\$80\.00[^]*Refunded on [^]*-\$362\.45/);
    expect(byStaff).not.toContain('returned to you');
    const unpaid = await totals({ ...order, invoiceNumber: null, refunds: [] });
    expect(unpaid).toMatch(/Credit, returned to you[^]*-\$80\.00/);
  });

  it('says why it was cancelled, and not where it would be collected', async () => {
    const next = async (shown: Order) => renderToStaticMarkup(await OrderNext({ order: shown, unpaid: false }));
    expect(await next(order)).toContain('Sold out until May');
    expect(await next(order)).not.toContain('Roller door');
    expect(await next({ ...order, cancelReason: '' })).not.toContain('Cancelled');
    expect(await next({ ...order, status: 'placed' })).toContain(
      '<p class="whitespace-pre-line">Roller door B.\n8.30 am to 3.30 pm</p>',
    );
  });
});

it('is paid on the page of the platform that the session is with', async () => {
  const next = async (paymentUrl: string) =>
    renderToStaticMarkup(
      await OrderNext({ order: { ...order, status: 'awaiting-payment', paymentUrl }, unpaid: false }),
    );
  expect(await next('https://other.example/pay/8')).toContain('href="https://other.example/pay/8"');
  expect(await next('https://stranger.example/pay/8')).not.toContain('href=');
});
