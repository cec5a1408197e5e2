import type { WantedSku } from '@/lib/contract/cart/order-pad.contract';
import { findSkus, suggestSkus } from '@/lib/contract/cart/order-pad.contract';
import { LONGEST_SEARCH } from '@/lib/contract/limits';
import { orderFileKind } from '@/lib/domain/cart/order-text/file-kind';
import { decodeText } from '@/lib/domain/cart/order-text/decode-text';
import { type OrderFileProblem, orderReply } from '@/lib/domain/cart/order-text/order-reply';
import type { OrderText } from '@/lib/domain/cart/order-text/order-row';
import { readOrderText } from '@/lib/domain/cart/order-text/read-order-text';
import { type PadFound, type PadSku, toPadFound, toPadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { call } from '../call';
import type { CallResult } from '../result';
import { isNoReply, noteReply } from '../site/connection';

const PAD = '/api/cart/pad';
const FILE = '/api/cart/order-file';
/** As many as the storefront reads. */
const FILE_BYTES = 2 * 1024 * 1024;

/** What codes and names stand for, in their order. */
export async function findCodes(wanted: readonly WantedSku[]): Promise<CallResult<readonly PadFound[]>> {
  const short = wanted.map(({ code, words }) => ({
    code: code.slice(0, LONGEST_SEARCH),
    words: words.slice(0, LONGEST_SEARCH),
  }));
  const result = await call(findSkus, { body: { wanted: short }, at: PAD });
  return result.ok ? { ok: true, value: result.value.data.map(toPadFound) } : result;
}

/** Skus for what is typed so far; null where the platform does not suggest any. */
export async function suggestCodes(search: string, signal: AbortSignal): Promise<readonly PadSku[] | null> {
  const result = await call(suggestSkus, { body: { search: search.slice(0, LONGEST_SEARCH) }, signal });
  return result.ok ? result.value.data.map(toPadSku) : null;
}

export { readOrderText } from '@/lib/domain/cart/order-text/read-order-text';

/** Reads a file by its contents: text here, a workbook by the storefront. 'no-reply' when that did not answer. */
export async function readFile(file: File): Promise<OrderText | OrderFileProblem | 'no-reply'> {
  if (file.size > FILE_BYTES) return 'large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = orderFileKind(bytes);
  if (kind === 'text') {
    const text = decodeText(bytes);
    return text === null ? 'other' : readOrderText(text);
  }
  return kind === 'xlsx' ? askStorefront(file) : kind;
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
    if (!isNoReply(error) && !(error instanceof SyntaxError)) throw error;
    noteReply(false);
    return 'no-reply';
  }
}
