import { z } from 'zod';
import { findSkus } from '@/lib/contract/cart/order-pad.contract';
import { findWanted } from '@/lib/data/cart/find-skus.server';
import { upstreamErrorResponse } from '@/lib/upstream/bff/error-response';
import { readOwnCall } from './own-call';

/** Finds the skus for the codes of an order pad on any platform: by findSkus where it exists, else one by one. */
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
