import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';
import type { ReactNode } from 'react';
import type { Order } from '@/lib/domain/orders/order';
import { OrderFacts } from './order-facts';
import { Invoice } from './papers/invoice';

jest.mock('next-intl/server', () => jest.requireActual<{ serverWords: object }>('@/lib/i18n/test-words').serverWords);

/** Missing in jsdom. */
Object.assign(globalThis, { TextDecoder, TextEncoder, setImmediate });

/** The words of a tree after everything in it was awaited. */
async function wordsOf(element: ReactNode): Promise<string> {
  const { renderToPipeableStream } = await import('react-dom/server.node');
  const out = new PassThrough();
  const stream = renderToPipeableStream(element, { onAllReady: () => void stream.pipe(out) });
  return (await text(out)).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const order: Order & { readonly invoiceNumber: string } = {
  id: '8',
  number: 'BB-11098',
  placedAt: '2026-11-21T00:00:00Z',
  status: 'placed',
  itemCount: 12,
  totalAmount: 36_245,
  isPickUp: true,
  carrier: '',
  invoiceNumber: 'INV-000007',
  dueOn: '2026-12-21',
  lines: [],
  subtotal: 32_400,
  discountAmount: 0,
  promotionCode: '',
  shippingName: 'Pickup',
  shippingAmount: 550,
  surchargeAmount: 0,
  pickUpNote: '',
  cancelReason: '',
  totalTax: 3_295,
  creditAmount: 8_000,
  payableAmount: 28_245,
  shipments: [],
  refunds: [],
  paymentStatus: 'pending',
  paymentName: 'Bank transfer',
  paymentNote: '',
  note: '',
  purchaseOrderNumber: '',
  delivery: null,
  seller: { name: 'Shop', abn: '', address: '', email: '', phone: '' },
  buyer: { name: '', company: '', abn: '' },
};
const cancelled = { ...order, status: 'cancelled', paymentStatus: 'failed' } as const;

it('an invoice of a cancelled order asks for nothing', async () => {
  const open = await wordsOf(<Invoice order={order} locale="en" />);
  expect(open).toMatch(/Payment due 21 December 2026.*Amount due \$282\.45.*Not paid yet/);
  const voided = await wordsOf(<Invoice order={cancelled} locale="en" />);
  expect(voided).toMatch(/Amount due \$0\.00.*Order BB-11098 was cancelled/);
  expect(voided).not.toMatch(/Payment due|Not paid/);
});

it('the page of a cancelled order does not say that the payment of its invoice failed', async () => {
  expect(await wordsOf(<OrderFacts order={order} locale="en" />)).toContain('Not paid yet');
  expect(await wordsOf(<OrderFacts order={cancelled} locale="en" />)).not.toContain('Not paid');
});
