import type { PlatformApp } from '../http/platform';
import { present } from '../system/present';
import type { openTestShop } from './shop';
import type { startStripeStandIn } from './stripe-stand-in';

interface Parts {
  readonly shop: Awaited<ReturnType<typeof openTestShop>>;
  readonly stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
  readonly app: Pick<PlatformApp, 'router'>;
}

/** Places an order of ten pieces and pays it by card. @returns the ids of the order and of Stripe's session */
export async function orderPaidAtStripe(
  { shop, stripe, app }: Parts,
  userId: number,
): Promise<{ id: number; session: string }> {
  await shop.add(userId, (await shop.sku('BB-TR-ROO-1000')).id, 10);
  const { id, token } = await shop.order(userId);
  const opened = await app.router.request(`/pay/${token}`);
  const session = present(opened.headers.get('location')).split('/').at(-1) ?? '';
  stripe.pay(session);
  const url = Buffer.from('http://localhost:3000/checkout').toString('base64');
  await app.router.request(`/api/v1/cognito/payment/checkPaid?${new URLSearchParams({ payum_token: token, url })}`);
  return { id, session };
}
