import { MINIMUM_ORDER_CENTS } from '../../contract/limits';
import type {
  Cart as WireCart,
  CartItem as WireItem,
  PaymentType as PaymentTypeReply,
  ShippingOption as WireOption,
} from '../../contract/cart/cart';
import { payableOf } from '@/lib/domain/account/credit';
import { type Picture, toPicture } from '../media/picture';
import { type CamelCased, camelCased } from '../values/camel-case';

export type PaymentType = CamelCased<PaymentTypeReply>;

/** A line of the cart; amounts in cents without GST. */
export interface CartLine {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly options: string;
  readonly skuId: string;
  readonly code: string;
  readonly addons: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly price: number;
  }[];
  readonly qty: number;
  readonly price: number;
  readonly subtotal: number;
  /** The available quantity; below `qty` the line is short of stock. */
  readonly available: number;
  /** Minimum quantity of the sku, and the step above it. */
  readonly minQty: number;
  readonly qtyStep: number;
  /** A chosen addon is no longer available; `addons` has the others. */
  readonly extrasGone: boolean;
  /** Only the fields of a small picture: there may be five hundred lines. */
  readonly picture: (Pick<Picture, 'hash' | 'aspect'> & { readonly alt: '' }) | null;
}

/**
 * The whole cart; amounts in cents. `total`, `payable` and `credit` include GST; so do `minimum` and `missing` if
 * minimumIncludesGst.
 */
export interface Cart {
  readonly lines: readonly CartLine[];
  /** Pieces over all lines. */
  readonly count: number;
  readonly subtotal: number;
  readonly discount: number;
  /** Null until a shipping option is chosen. */
  readonly shipping: number | null;
  readonly shippingType: string | null;
  /** Added by the chosen payment type. */
  readonly surcharge: number;
  readonly tax: number;
  readonly total: number;
  /** The customer's balance, and the part used for this cart. */
  readonly credit: { readonly balance: number; readonly used: number };
  /** Left to pay after credit. */
  readonly payable: number;
  readonly allInStock: boolean;
  readonly promotion: { readonly code: string; readonly applied: boolean; readonly message: string } | null;
  readonly minimum: number;
  readonly missing: number;
  /** Whether GST counts towards the minimum. */
  readonly minimumIncludesGst: boolean;
  readonly paymentTypes: readonly PaymentType[];
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  /** Cents without GST. */
  readonly amount: number;
  readonly pickUp: boolean;
  readonly description: string;
}

export const EMPTY_CART: Cart = {
  lines: [],
  count: 0,
  subtotal: 0,
  discount: 0,
  shipping: null,
  shippingType: null,
  surcharge: 0,
  tax: 0,
  total: 0,
  credit: { balance: 0, used: 0 },
  payable: 0,
  allInStock: true,
  promotion: null,
  minimum: 0,
  missing: 0,
  minimumIncludesGst: false,
  paymentTypes: [],
};

function toLine(item: WireItem): CartLine {
  const picture = toPicture(item.img);
  return {
    id: item.id,
    slug: item.url,
    name: item.product_name,
    options: item.name,
    skuId: item.sku_id,
    code: item.sku.code,
    addons: item.addons,
    qty: item.qty,
    price: item.price,
    subtotal: item.subtotal,
    available: item.can_purchase_qty,
    minQty: item.min_qty,
    qtyStep: item.qty_step,
    extrasGone: item.extras_gone,
    picture: picture && { hash: picture.hash, aspect: picture.aspect, alt: '' },
  };
}

export function toCart(wire: WireCart): Cart {
  const minimum = wire.minimum_amount ?? MINIMUM_ORDER_CENTS;
  return {
    lines: wire.items.map(toLine),
    count: wire.item_count,
    subtotal: wire.subtotal,
    discount: wire.discount_amount,
    shipping: wire.shipping_amount ?? null,
    shippingType: wire.shipping_type ?? null,
    surcharge: wire.surcharge_amount,
    tax: wire.total_tax,
    total: wire.total_amount,
    credit: { balance: wire.credit_balance, used: wire.credit_amount },
    payable: payableOf(wire),
    allInStock: wire.all_in_stock,
    promotion: wire.promotion ?? null,
    minimum,
    missing: wire.missing_amount ?? Math.max(0, minimum - wire.subtotal),
    minimumIncludesGst: wire.minimum_includes_gst,
    paymentTypes: wire.payment_types.map((type) => camelCased(type)),
  };
}

/** The next cart, with unchanged lines as the same objects, so that they are not rendered again. */
export function reuseUnchanged(previous: Cart, next: Cart): Cart {
  const known = new Map(previous.lines.map((line) => [line.id, line]));
  const lines = next.lines.map((line) => {
    const before = known.get(line.id);
    return before && JSON.stringify(before) === JSON.stringify(line) ? before : line;
  });
  return { ...next, lines };
}

export function toShippingOption(option: WireOption): ShippingOption {
  return {
    id: option.shipping_type_id,
    name: option.shipping_name,
    amount: option.amount,
    pickUp: option.is_pick_up,
    description: option.description,
  };
}
