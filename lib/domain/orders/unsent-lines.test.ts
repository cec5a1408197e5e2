import type { Order } from './order';
import { suppliedLines, unsentLines } from './unsent-lines';

const line = (skuCode: string, qty: number): Order['lines'][number] => ({
  productName: skuCode,
  name: '',
  skuCode,
  url: '',
  addons: [],
  qty,
  price: 100,
  subtotal: 100 * qty,
});
const parcel = (...inside: readonly (readonly [skuCode: string, qty: number])[]): Order['shipments'][number] => ({
  carrier: 'Van',
  trackingNumber: '',
  trackingUrl: '',
  shippedAt: '2026-11-23T00:00:00Z',
  lines: inside.map(([skuCode, qty]) => ({ productName: skuCode, name: '', skuCode, qty })),
});
const lines = [line('A', 4), line('B', 3), line('A', 2)];

it.each<[what: string, Pick<Order, 'status' | 'shipments'>, expected: [string, number][]]>([
  [
    'names what is in no parcel',
    { status: 'shipped', shipments: [parcel(['A', 3]), parcel(['A', 2])] },
    [
      ['A', 1],
      ['B', 3],
    ],
  ],
  ['names nothing while the rest follows', { status: 'processing', shipments: [parcel(['A', 3])] }, []],
  ['names nothing when all was sent', { status: 'delivered', shipments: [parcel(['A', 6], ['B', 3])] }, []],
  ['names nothing without parcels', { status: 'shipped', shipments: [] }, []],
  ['names nothing when a parcel’s contents are not known', { status: 'shipped', shipments: [parcel()] }, []],
])('%s', (_what, order, expected) => {
  expect(unsentLines({ ...order, lines }).map(({ skuCode, qty }) => [skuCode, qty])).toEqual(expected);
});

it('leaves what is in the parcels, and all of it while the rest follows', () => {
  const supplied = (order: Pick<Order, 'status' | 'shipments'>) =>
    suppliedLines({ ...order, lines }).map(({ skuCode, qty }) => [skuCode, qty]);
  const shipments = [parcel(['A', 1])];
  expect(supplied({ status: 'shipped', shipments })).toEqual([['A', 1]]);
  expect(supplied({ status: 'processing', shipments })).toEqual([
    ['A', 4],
    ['B', 3],
    ['A', 2],
  ]);
});
