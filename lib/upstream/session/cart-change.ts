import 'server-only';
import { z } from 'zod';
import { type Cart, cart } from '../../contract/cart/cart';
import { cartAdd, cartRemove, cartUpdate, getCart } from '../../contract/cart/cart.contract';
import { acknowledged } from '../../contract/common';
import type { AnyEndpoint } from '../../contract/endpoint';
import { type CallInput, type SendOptions, send } from '../transport';

const CHANGES: ReadonlySet<string> = new Set([cartAdd.path, cartRemove.path, cartUpdate.path]);

/** True for a change whose reply the specification does not show: another platform's may have no cart. */
export function isCartChange({ path }: Pick<AnyEndpoint, 'path'>): boolean {
  return CHANGES.has(path);
}

const anything = acknowledged(z.looseObject({}));
const inBody = z.object({ session: z.string(), promotion_code: z.string().optional() });

/** Sends a change of the cart, and asks for the cart where the reply has none. @throws UpstreamError */
export async function changeCart(
  endpoint: AnyEndpoint,
  input: CallInput<AnyEndpoint>,
  options: SendOptions,
): Promise<Cart> {
  const said = await send({ ...endpoint, reply: anything }, input, options);
  const { data } = z.safeDecode(cart, said);
  if (data) return data;
  return send(getCart, { body: inBody.parse(input.body) }, { ...options, idempotencyKey: undefined });
}
