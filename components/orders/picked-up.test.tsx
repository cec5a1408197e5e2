import { renderToStaticMarkup } from 'react-dom/server';
import { OrderStatus } from './order-status';
import { ParcelNotice } from './parcel-notice';

jest.mock('next-intl/server', () => jest.requireActual<{ serverWords: object }>('@/lib/i18n/test-words').serverWords);

const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', shippedAt: '2026-11-22T00:00:00Z', lines: [] };

it.each([
  [true, 'Picked up', 'Picked up'],
  [false, 'Shipped', 'Delivered'],
])('with pickup %j a parcel is named %s and its order %s', async (isPickUp, ofParcel, ofOrder) => {
  expect(renderToStaticMarkup(await ParcelNotice({ parcel, isPickUp }))).toContain(ofParcel);
  const status = await OrderStatus({ order: { status: 'delivered', isPickUp } });
  expect(renderToStaticMarkup(status)).toContain(ofOrder);
});
