import { z } from 'zod';
import { cartAddMany } from '@/lib/contract/cart/cart.contract';
import { addWanted } from '@/lib/data/cart/add-wanted.server';
import { errorResponse, upstreamErrorResponse } from '@/lib/upstream/bff/error-response';
import { readIdempotencyKey } from '@/lib/upstream/idempotency/key';
import { readOwnCall } from '../own-call';

/** Adds the rows of an order pad on any platform: by cartAddMany where it exists, else one by one. */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('x-csrf') === null)
    return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const call = await readOwnCall(request, cartAddMany.body);
  if (call instanceof Response) return call;
  try {
    const key = readIdempotencyKey(request.headers.get('idempotency-key'));
    const reply = await addWanted(call.body.lines, key);
    return Response.json(z.encode(cartAddMany.reply, { ...reply, cart: { ...reply.cart, sessionKey: '' } }), {
      headers: { 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    return upstreamErrorResponse(error);
  }
}
