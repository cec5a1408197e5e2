import 'server-only';
import { cache } from 'react';
import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { listAll, listById, orderCompare } from '@/lib/contract/orders/lists.contract';
import { type List, type ListSummary, toList, toListSummary } from '@/lib/domain/orders/lists';
import { type ReorderLine, toReorderLine } from '@/lib/domain/orders/reorder';
import { isNotFound } from '@/lib/upstream/errors';
import { sessionCall } from '@/lib/upstream/session-call';

export interface Lists {
  readonly lists: readonly ListSummary[];
  readonly canShare: boolean;
  /** Number of lines of the usual order. */
  readonly usualCount: number;
}

/** This customer's own and shared lists; null if the platform does not support lists. @throws UpstreamError */
export const getLists = cache(async (): Promise<Lists | null> => {
  try {
    const { data, can_share: canShare, usual_count: usualCount } = await sessionCall(listAll);
    return { lists: data.map(toListSummary), canShare, usualCount };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
});

/**
 * One list, or the usual order, with current prices and stock; null if it is another customer's or does not exist.
 * @throws UpstreamError
 */
export const getList = cache(async (id: string = USUAL_LIST): Promise<List | null> => {
  try {
    return toList((await sessionCall(listById, { params: { id } })).item);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
});

/**
 * The lines of an order with their current prices and stock; null if it is another customer's or does not exist, or if
 * the platform lacks the call.
 * @throws UpstreamError
 */
export async function getComparison(id: string): Promise<readonly ReorderLine[] | null> {
  try {
    return (await sessionCall(orderCompare, { params: { id } })).lines.map(toReorderLine);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
