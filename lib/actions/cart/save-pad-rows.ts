import 'server-only';
import { MAX_LIST_NAME_LENGTH } from '@/lib/contract/limits';
import { listAddLines, listCreate } from '@/lib/contract/orders/lists.contract';
import { listLinesOf } from '@/lib/domain/cart/order-pad/pad-lines';
import type { PadRow } from '@/lib/domain/cart/order-pad/pad-row';
import { readIdempotencyKey } from '@/lib/upstream/idempotency/key';
import { sessionWrite } from '@/lib/upstream/session-call';
import type { PadState } from './pad-form';

interface Wanted {
  /** Id of the list; '' creates one called `name`. */
  readonly list: string;
  readonly name: string;
  /** Idempotency key: a form that is submitted twice creates one list. */
  readonly key: string;
}

type Words = (key: 'sourceGone' | 'nameMissing' | 'nameLong' | 'linesAdded', values?: { count: number }) => string;

/** Adds the pad's rows to a list; they also stay on the pad. @throws UpstreamError */
export async function savePadRows(
  rows: readonly PadRow[],
  { list, name, key }: Wanted,
  t: Words,
): Promise<Partial<PadState>> {
  const lines = listLinesOf(rows).map((line) => ({ ...line, note: '', addons: [] }));
  if (lines.length === 0) return { message: t('sourceGone') };
  const notice = t('linesAdded', { count: lines.length });
  if (list !== '') {
    await sessionWrite(listAddLines, { params: { id: list }, body: { lines } });
    return { notice, savedTo: list };
  }
  const given = name.trim();
  if (given === '') return { errors: { listName: t('nameMissing') } };
  if (given.length > MAX_LIST_NAME_LENGTH) return { errors: { listName: t('nameLong') } };
  const made = await sessionWrite(
    listCreate,
    { body: { name: given, shared: false, lines } },
    { idempotencyKey: readIdempotencyKey(key) },
  );
  return { notice, savedTo: made.id };
}
