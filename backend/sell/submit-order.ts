import { submitOrder } from '@/lib/contract/cart';
import type { BodyOf, ReplyOf } from '@/lib/contract/endpoint';
import type { Call } from '../http/handle';
import { mailOrder } from './mail-order';
import { OrderRefused } from './order-refused';
import { placeOrder } from './place-order';
import { once } from './remember-reply';

type Reply = ReplyOf<typeof submitOrder>;

/**
 * Places the order in one transaction, once per Idempotency-Key. A refusal rolls everything back, the key with it, and answers
 * success false with a sentence; the confirmation of an order that needs no payment now is mailed after the commit.
 */
export async function submit(call: Call<unknown, BodyOf<typeof submitOrder>>, userId: number): Promise<Reply> {
  const { body, config, at } = call;
  let first = false;
  try {
    const reply = await call.db.transaction((tx) => {
      first = false;
      return once(tx, { userId, key: call.sessionHeaders.idempotencyKey, body, reply: submitOrder.reply, at }, () => {
        first = true;
        return placeOrder(tx, { userId, body, config, at });
      });
    });
    if (first && !reply.payment && reply.order_id) await mailOrder(call, Number(reply.order_id));
    return reply;
  } catch (error) {
    if (error instanceof OrderRefused) return { success: false, payment: null, message: error.message, order_id: null };
    throw error;
  }
}
