import type { ReplyOf } from '../../contract/endpoint';
import type { cartLog } from '../../contract/cart/cart-log.contract';
import type { Cart } from './cart';
import type { CartChange, SeenLine } from './cart-changes';

/** The changes of a cart that this sign-in has not seen yet. */
export interface CartLogState {
  readonly changes: readonly CartChange[];
  /** Identifies this state of the cart, to mark its changes as seen. */
  readonly mark: string;
}

export function toCartLog({ changes, mark }: ReplyOf<typeof cartLog>): CartLogState {
  return {
    mark,
    changes: changes.map(({ kind, sku, product_name, name, addons, qty, price, available_qty, was }) => ({
      kind,
      line: {
        skuId: sku.id,
        code: sku.code,
        name: product_name,
        options: name,
        addons,
        qty,
        price,
        available: available_qty,
      },
      was,
    })),
  };
}

/** A cart's lines with the fields whose changes are reported. */
export function seenLines(cart: Pick<Cart, 'lines'>): SeenLine[] {
  return cart.lines.map(({ skuId, code, name, options, addons, qty, price, available }) => ({
    skuId,
    code,
    name,
    options,
    addons: addons.map(({ id, value }) => ({ id, value })),
    qty,
    price,
    available,
  }));
}
