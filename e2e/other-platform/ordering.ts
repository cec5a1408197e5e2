import { setTimeout as pause } from 'node:timers/promises';
import { addressCreate, addressList, type AddressFields } from '../../lib/contract/account/address';
import type { Cart } from '../../lib/contract/cart/cart';
import {
  cartAdd,
  cartRemove,
  cartUpdate,
  getCart,
  mergeCart,
  requestShippingQuote,
  shippingQuote,
  submitOrder,
} from '../../lib/contract/cart/cart.contract';
import { orderById, orderList } from '../../lib/contract/orders/order';
import { giftVoucherPay, giftVoucherRedeem, giftVoucherThemes } from '../../lib/contract/vouchers/voucher';
import { creditBalance } from '../../lib/contract/account/user';
import { formAttach, formSubmit } from '../../lib/contract/forms/form';
import { type Call, Refused, call } from './calls';
import { GOODS, SUPPLIER } from './content';
import { FREIGHT, type Line, type PlacedOrder, cartReply, orderItemReply, orderReply } from './replies';
import type { Member } from './sessions';

export interface Submission {
  readonly form: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const VOUCHER_WORTH = 5_000;
/** Each member's credit, in cents, with the site's supplier. */
const CREDIT = 2_500;
/** Delay between reading the state and changing it: concurrent requests read the same state. */
const WORK_MS = 40;

/**
 * Orders and forms, one for each request: this platform knows no idempotency key, so a request that comes twice is
 * carried out twice. An order empties the cart, redeeming spends a voucher's code; both a moment after the read.
 */
export class Ordering {
  readonly orders: PlacedOrder[] = [];
  readonly submissions: Submission[] = [];
  readonly files: { readonly name: string; readonly bytes: number }[] = [];
  readonly vouchers: { readonly amount: number; readonly email: string }[] = [];
  readonly redeemed: { readonly code: string; readonly member: string }[] = [];
  readonly #carts = new Map<string, Map<string, Line>>();
  readonly #addresses = new Map<string, (AddressFields & { id: string })[]>();
  #ids = 900;
  /** The return address of a payment, in place of a payment page. */
  readonly #payAt: () => string;

  constructor(payAt: () => string) {
    this.#payAt = payAt;
  }

  /** Puts a product into a member's cart. */
  fill(member: string, slug: string, qty: number): void {
    this.#add(
      member,
      GOODS.findIndex((good) => good.slug === slug),
      qty,
    );
  }

  empty(member: string): void {
    this.#carts.delete(member);
  }

  /** Pieces in a member's cart. */
  pieces(member: string): number {
    return [...this.#lines(member).values()].reduce((sum, { qty }) => sum + qty, 0);
  }

  addressesOf(member: Member): (AddressFields & { id: string })[] {
    const addresses = this.#addresses.get(member.id) ?? [
      {
        id: `1${member.id}`,
        display_name: 'Shop',
        first_name: member.first_name,
        last_name: 'Example',
        email: member.email,
        phone: '0255501234',
        company: 'Corner Store',
        street_address: '3 Wattle Street',
        street_address_1: '',
        postcode: '2000',
        city: 'Sydney',
        state: 'NSW',
        country: 'AU',
      },
    ];
    this.#addresses.set(member.id, addresses);
    return addresses;
  }

  #lines(owner: string): Map<string, Line> {
    const lines = this.#carts.get(owner) ?? new Map<string, Line>();
    this.#carts.set(owner, lines);
    return lines;
  }

  #add(owner: string, index: number, qty: number): void {
    const good = GOODS[index];
    if (!good) throw new Refused(422, 'SKU_UNKNOWN', 'There is no such product.');
    const lines = this.#lines(owner);
    lines.set(good.id, { good, qty: (lines.get(good.id)?.qty ?? 0) + qty });
  }

  #cart(owner: string, freight: number | null): Cart {
    return cartReply([...this.#lines(owner).values()], freight);
  }

  async #order(member: Member, reference: string): Promise<PlacedOrder> {
    const lines = [...this.#lines(member.id).values()];
    if (lines.length === 0) throw new Refused(422, 'CART_EMPTY', 'The cart is empty.');
    const total = this.#cart(member.id, FREIGHT).total_amount;
    await pause(WORK_MS);
    const order = { id: String(++this.#ids), member: member.id, lines, total, reference };
    this.orders.push(order);
    this.#carts.delete(member.id);
    return order;
  }

  calls(): readonly Call[] {
    const owner = (member: Member | null, session: string) => member?.id ?? `visitor:${session}`;
    return [
      call(getCart, ({ body, member }) => this.#cart(owner(member, body.session), body.shipping_type ? FREIGHT : null)),
      call(cartAdd, ({ body, member }) => {
        this.#add(
          owner(member, body.session),
          GOODS.findIndex(({ id }) => id === body.sku),
          body.qty,
        );
        return this.#cart(owner(member, body.session), null);
      }),
      call(cartUpdate, ({ body, member }) => {
        const lines = this.#lines(owner(member, body.session));
        const line = lines.get(body.id);
        if (body.qty === 0) lines.delete(body.id);
        else if (line) line.qty = body.qty;
        return this.#cart(owner(member, body.session), null);
      }),
      call(cartRemove, ({ body, member }) => {
        this.#lines(owner(member, body.session)).delete(body.id);
        return this.#cart(owner(member, body.session), null);
      }),
      call(mergeCart, ({ member }) => ({ ...this.#cart(owner(member, ''), null), changes: [] })),
      call(shippingQuote, () => ({
        data: [{ shipping_type_id: '1', shipping_name: 'Road', amount: FREIGHT, is_pick_up: false, description: '' }],
      })),
      call(requestShippingQuote, () => ({ success: true, message: '' })),
      call(addressList, ({ member }) => ({
        data: member ? this.addressesOf(member).map((one) => ({ ...one, enabled: true })) : [],
        num_pages: 1,
      })),
      call(addressCreate, ({ body, member }) => {
        const id = String(++this.#ids);
        if (member) this.addressesOf(member).push({ ...body, id });
        return { item: { id } };
      }),
      call(submitOrder, async ({ body, member }) => {
        if (!member) throw new Refused(401, 'UNAUTHENTICATED', 'Log in first.');
        const order = await this.#order(member, body.purchase_order_number);
        return { success: true, payment: null, message: '', order_id: order.id };
      }),
      call(orderList, ({ member }) => {
        const own = this.orders.filter((order) => order.member === member?.id).toReversed();
        return { data: own.map(orderReply), num_pages: 1, total: own.length };
      }),
      call(orderById, ({ params, member }) => {
        const order = this.orders.find(({ id, member: whose }) => id === params.id && whose === member?.id);
        if (!order) throw new Refused(404, 'NOT_FOUND', 'There is no such order.');
        return { item: orderItemReply(order) };
      }),
      call(creditBalance, ({ query }) => ({ balance: query.supplier === SUPPLIER ? CREDIT : 0 })),
      call(formAttach, ({ body }) => {
        const id = String(++this.#ids);
        this.files.push({ name: body.name, bytes: Buffer.from(body.content, 'base64').byteLength });
        return { item: { id, model: 'attachment', uuid: `file-${id}`, name: body.name, key: `key-${id}` } };
      }),
      call(formSubmit, async ({ params, body }) => {
        await pause(WORK_MS);
        this.submissions.push({ form: params.id ?? '', data: body.data });
        return { success: true, errors: {} };
      }),
      call(giftVoucherThemes, () => ({ data: [{ id: '1', name: 'Plain', image: null }] })),
      call(giftVoucherPay, async ({ body }) => {
        await pause(WORK_MS);
        this.vouchers.push({ amount: body.amount, email: body.email ?? '' });
        return { success: true, payment: `${this.#payAt()}/pay/${this.vouchers.length}` };
      }),
      call(giftVoucherRedeem, async ({ body, member }) => {
        const spent = this.redeemed.some(({ code }) => code === body.code);
        await pause(WORK_MS);
        if (spent || !body.code.startsWith('GOOD'))
          return { success: false, message: spent ? 'This code was used before.' : 'There is no such voucher.' };
        this.redeemed.push({ code: body.code, member: member?.id ?? '' });
        return { success: true, message: `${VOUCHER_WORTH / 100} dollars of credit` };
      }),
    ];
  }
}
