import type { Cart } from '../../lib/contract/cart/cart';
import type { Good } from './content';

export interface Line {
  readonly good: Good;
  qty: number;
}
export interface PlacedOrder {
  readonly id: string;
  readonly member: string;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly reference: string;
}
/** Cents. */
export const FREIGHT = 1_500;
const TYPES = [{ gateway: 'account', name: 'On account' }];

/** @param freight cents; null as long as nothing was chosen */
export function cartReply(lines: readonly Line[], freight: number | null): Cart {
  const subtotal = lines.reduce((sum, { good, qty }) => sum + good.price * qty, 0);
  const tax = Math.round((subtotal + (freight ?? 0)) / 10);
  return {
    item_count: lines.reduce((sum, { qty }) => sum + qty, 0),
    items: lines.map(({ good, qty }) => ({
      id: good.id,
      url: good.slug,
      name: '',
      product_name: good.name,
      sku_id: good.id,
      sku: { code: good.code },
      addons: [],
      qty,
      price: good.price,
      subtotal: good.price * qty,
      can_purchase_qty: 500,
      min_qty: 1,
      qty_step: 1,
      extras_gone: false,
    })),
    subtotal,
    sessionKey: '',
    all_in_stock: true,
    discount_amount: 0,
    shipping_amount: freight,
    shipping_type: freight === null ? null : '1',
    surcharge_amount: 0,
    total_tax: tax,
    total_amount: subtotal + (freight ?? 0) + tax,
    credit_balance: 0,
    credit_amount: 0,
    payment_types: TYPES.map((type) => ({ ...type, description: '', surcharge: 0 })),
    minimum_amount: 0,
    missing_amount: 0,
    minimum_includes_gst: false,
  };
}

export function orderReply(order: PlacedOrder) {
  return {
    id: order.id,
    number: `OP-${order.id}`,
    placed_at: '2026-11-20T02:00:00Z',
    status: 'placed' as const,
    item_count: order.lines.length,
    total_amount: order.total,
    is_pick_up: false,
    carrier: '',
  };
}

export function orderItemReply(order: PlacedOrder) {
  return {
    ...orderReply(order),
    subtotal: order.total,
    discount_amount: 0,
    promotion_code: '',
    shipping_name: 'Road',
    shipping_amount: FREIGHT,
    surcharge_amount: 0,
    pick_up_note: '',
    cancel_reason: '',
    total_tax: 0,
    credit_amount: 0,
    shipments: [],
    refunds: [],
    payment_status: 'pending' as const,
    payment_name: 'On account',
    payment_note: '',
    note: '',
    purchase_order_number: order.reference,
    lines: order.lines.map(({ good, qty }) => ({
      product_name: good.name,
      name: '',
      sku_code: good.code,
      url: good.slug,
      addons: [],
      qty,
      price: good.price,
      subtotal: good.price * qty,
    })),
    seller: { name: 'Other', abn: '', address: '', email: '', phone: '' },
    buyer: { name: '', company: '', abn: '' },
  };
}
