import { submitOrder } from '@/lib/contract/cart/cart.contract';
import type { BodyOf, ReplyOf } from '@/lib/contract/endpoint';
import type { Call } from '../../http/handle';
import type { OrderResult } from '../../http/platform';
import { OrderRefused } from '../../services/orders/order-refused';
import { placeOrder } from '../../services/orders/place-order';
import { once } from '../../http/remember-reply';

type Reply = ReplyOf<typeof submitOrder>;
type Submission = Pick<
  Call<unknown, BodyOf<typeof submitOrder>>,
  'db' | 'config' | 'at' | 'body' | 'sessionHeaders' | 'wakeMailer' | 'countOrder'
>;

/**
 * Places the order in one transaction, once per Idempotency-Key. A refusal rolls back everything including the key, and
 * returns success false with a message. Counts the result once the transaction has ended.
 */
export async function submit(call: Submission, userId: number): Promise<Reply> {
  const { body, config, at } = call;
  let result: OrderResult = 'repeated';
  try {
    const reply = await call.db.transaction((tx) =>
      once(tx, { userId, key: call.sessionHeaders.idempotencyKey, body, reply: submitOrder.reply, at }, () => {
        result = 'placed';
        return placeOrder(tx, { userId, body, config, at });
      }),
    );
    call.countOrder(result);
    call.wakeMailer();
    return reply;
  } catch (error) {
    if (error instanceof OrderRefused) {
      call.countOrder('refused');
      const { code, message, values } = error;
      return { success: false, payment: null, message, text_code: code, values: { ...values }, order_id: null };
    }
    throw error;
  }
}
