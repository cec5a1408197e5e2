import { z } from 'zod';
import { findSkus } from '@/lib/contract/cart/order-pad.contract';
import { findWanted } from '@/lib/data/cart/find-skus.server';
import { upstreamErrorResponse } from '@/lib/upstream/error-response';
import { readOwnCall } from './own-call';

/** What the codes of an order pad stand for, with any platform: findSkus where it is known, else one by one. */
export async function POST(request: Request): Promise<Response> {
  const call = await readOwnCall(request, findSkus.body);
  if (call instanceof Response) return call;
  try {
    const data = await findWanted(call.body.wanted);
    return Response.json(z.encode(findSkus.reply, { data }), { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    return upstreamErrorResponse(error);
  }
}
