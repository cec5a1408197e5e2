import type { WantedSku } from '@/lib/contract/cart/order-pad.contract';
import { findSkus, suggestSkus } from '@/lib/contract/cart/order-pad.contract';
import { MAX_SEARCH_LENGTH } from '@/lib/contract/limits';
import { type OrderFileProblem, orderReply } from '@/lib/domain/cart/order-text/order-reply';
import type { OrderText } from '@/lib/domain/cart/order-text/order-row';
import { readOrderFile } from '@/lib/domain/cart/order-text/read-order-file';
import { type PadFound, type PadSku, toPadFound, toPadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { call } from '../call';
import type { CallResult } from '../result';
import { isNetworkError, reportReply } from '../site/connection';
import { cut } from '@/lib/domain/values/cut';

const PAD = '/api/cart/pad';
const FILE = '/api/cart/order-file';

/** Looks up codes and names; the results are in the same order. */
export async function findCodes(wanted: readonly WantedSku[]): Promise<CallResult<readonly PadFound[]>> {
  const result = await call(findSkus, { body: { wanted: [...wanted] }, at: PAD });
  return result.ok ? { ok: true, value: result.value.data.map(toPadFound) } : result;
}

/** Suggested skus for a partial code; null if the platform does not support the call. */
export async function suggestCodes(search: string, signal: AbortSignal): Promise<readonly PadSku[] | null> {
  const result = await call(suggestSkus, { body: { search: cut(search, MAX_SEARCH_LENGTH) }, signal });
  return result.ok ? result.value.data.map(toPadSku) : null;
}

/**
 * Parses a file according to its contents: text in the browser, a workbook on the server. @returns 'no-reply' if the
 * server does not respond
 */
export function readFile(file: File): Promise<OrderText | OrderFileProblem | 'no-reply'> {
  return readOrderFile(file, () => askStorefront(file));
}

async function askStorefront(file: File): Promise<OrderText | OrderFileProblem | 'no-reply'> {
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await fetch(FILE, { method: 'POST', body, headers: { 'x-csrf': '1' } });
    const parsed = orderReply.safeParse(await response.json());
    if (!parsed.success) return 'no-reply';
    return 'problem' in parsed.data ? parsed.data.problem : parsed.data.order;
  } catch (error) {
    if (!isNetworkError(error) && !(error instanceof SyntaxError)) throw error;
    reportReply(false);
    return 'no-reply';
  }
}
