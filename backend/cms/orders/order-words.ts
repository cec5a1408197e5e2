import type { payments } from '../../db/schema/orders/orders';
import type { OrderRow } from '../../services/orders/fulfil/change-order';

export const STATE_WORDS: Readonly<Record<OrderRow['status'], string>> = {
  'awaiting-payment': 'Awaiting payment',
  placed: 'To pack',
  processing: 'Being packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const PAYMENT_WORDS: Readonly<Record<(typeof payments.$inferSelect)['status'], string>> = {
  pending: 'Open',
  paid: 'Paid',
  failed: 'Failed',
  abandoned: 'Void',
};
