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
  /** Lines of the usual order. */
  readonly usualCount: number;
}

/** The lists that this customer sees; null where the platform knows no lists. @throws UpstreamError */
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
 * One list, or the usual order, with what its lines are today; null for another's and for none.
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
 * The lines of an order beside what they are today; null for another's, for none, and where the platform cannot tell.
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
