import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { and, eq, gt, isNull } from 'drizzle-orm';
import {
  listAddLines,
  listAll,
  listById,
  listCreate,
  listDelete,
  listRestore,
  listSave,
  orderCompare,
  saveForLater,
} from '@/lib/contract/orders/lists.contract';
import { lists } from '../../db/schema/orders/lists';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { once } from '../../http/remember-reply';
import { recordId } from '../../rules/values/record-id';
import { runOwnChange } from '../../services/cart/cart-snapshots';
import { compareOrder } from '../../services/orders/compare/compare-order';
import { addListLines } from '../../services/orders/lists/add-list-lines';
import { changeList } from '../../services/orders/lists/change-list';
import { createList } from '../../services/orders/lists/create-list';
import { changeUsual } from '../../services/orders/lists/change-usual';
import { findList, findOwnList } from '../../services/orders/lists/find-list';
import { listDetail, listSummaries, usualDetail } from '../../services/orders/lists/list-replies';
import { saveLineForLater } from '../../services/orders/lists/save-for-later';
import { usualLines } from '../../services/orders/lists/usual-lines';
import { notFound } from '../../system/refusals/platform-error';

/** Time during which a deleted list can be restored. */
const RETENTION_MS = 30 * 86_400_000;

/** Routes of a customer's lists, and of comparing past orders with current prices and stock. */
export function registerLists(app: PlatformApp): void {
  handle(app, listAll, async (call) => {
    const { id: userId } = callerOf(call);
    const [{ data, canShare }, usual] = await Promise.all([
      listSummaries(call.db, userId),
      usualLines(call.db, userId, call.at),
    ]);
    return { data, can_share: canShare, usual_count: usual.lines.length };
  });

  handle(app, listById, async (call) => {
    const { id: userId } = callerOf(call);
    const id = call.params.id ?? '';
    return {
      item: id === USUAL_LIST ? await usualDetail(call.db, userId, call.at) : await listDetail(call.db, userId, id),
    };
  });

  handle(app, listCreate, (call) => {
    const { id: userId } = callerOf(call);
    const key = call.sessionHeaders.idempotencyKey;
    const request = { userId, key, body: { list: call.body }, reply: listCreate.reply, at: call.at };
    return call.db.transaction((tx) => once(tx, request, () => createList(tx, userId, call.body, call.at)));
  });

  handle(app, listAddLines, (call) =>
    call.db.transaction(async (tx) => {
      const list = await findList(tx, callerOf(call).id, call.params.id ?? '', { lock: true });
      await tx.update(lists).set({ updatedAt: call.at }).where(eq(lists.id, list.id));
      return addListLines(tx, list.id, call.body.lines);
    }),
  );

  handle(app, listSave, async (call) => {
    const { id: userId } = callerOf(call);
    const id = call.params.id ?? '';
    await call.db.transaction((tx) =>
      id === USUAL_LIST ? changeUsual(tx, userId, call.body) : changeList(tx, userId, id, call.body, call.at),
    );
    return { success: true };
  });

  handle(app, listDelete, async (call) => {
    const list = await findOwnList(call.db, callerOf(call).id, call.params.id ?? '');
    // A restored list loses its purpose, because a new list may have it by then.
    await call.db
      .update(lists)
      .set({ deletedAt: call.at, purpose: null })
      .where(and(eq(lists.id, list.id), isNull(lists.deletedAt)));
    return { success: true };
  });

  handle(app, listRestore, async (call) => {
    const list = await findOwnList(call.db, callerOf(call).id, call.params.id ?? '');
    if (list.deletedAt === null) return { success: true };
    const since = new Date(call.at.getTime() - RETENTION_MS);
    const back = await call.db
      .update(lists)
      .set({ deletedAt: null, updatedAt: call.at })
      .where(and(eq(lists.id, list.id), gt(lists.deletedAt, since)))
      .returning({ id: lists.id });
    if (back.length === 0) throw notFound('This list');
    return { success: true };
  });

  handle(app, saveForLater, (call) =>
    call.db.transaction((tx) => {
      const caller = callerOf(call);
      return runOwnChange(tx, caller, call.at, () => saveLineForLater(tx, caller.id, call.body, call.at));
    }),
  );

  handle(app, orderCompare, async (call) => {
    const orderId = recordId(call.params.id ?? '');
    const lines = orderId === null ? null : await compareOrder(call.db, { orderId, userId: callerOf(call).id });
    if (!lines) throw notFound('This order');
    return { lines };
  });
}
