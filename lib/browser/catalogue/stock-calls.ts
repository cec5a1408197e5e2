import { requestStock } from '@/lib/contract/catalogue/stock-request';
import { call } from '../call';
import type { CallResult } from '../result';

/** Requests an e-mail for when a sku is back in stock; false if it is in stock already. */
export async function askForStock(sku: string): Promise<CallResult<boolean>> {
  const result = await call(requestStock, { body: { sku } });
  return result.ok ? { ok: true, value: result.value.waiting } : result;
}
