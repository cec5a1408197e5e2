import { orderBar } from '@/lib/contract/cart/order-bar.contract';
import { type OrderBar, toOrderBar } from '@/lib/domain/cart/order-bar';
import { call } from '../call';
import type { CallResult } from '../result';

export async function fetchOrderBar(): Promise<CallResult<OrderBar>> {
  const result = await call(orderBar, { body: { session: '' } });
  return result.ok ? { ok: true, value: toOrderBar(result.value) } : result;
}
