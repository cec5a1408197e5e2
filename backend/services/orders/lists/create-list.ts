import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf, ReplyOf } from '@/lib/contract/endpoint';
import { MAX_LISTS, type listCreate } from '@/lib/contract/orders/lists.contract';
import type { Db } from '../../../db/client';
import { lockName } from '../../../db/lock-name';
import { lists } from '../../../db/schema/orders/lists';
import { PlatformError } from '../../../system/refusals/platform-error';
import { refuseFields } from '../../../system/refusals/refuse-fields';
import { addListLines } from './add-list-lines';
import { businessOf } from './find-list';

/**
 * Creates a list, inside a transaction. The account's lists are locked while they are counted, so that two requests
 * cannot pass their maximum together. @throws PlatformError 422
 */
export async function createList(
  tx: Db,
  userId: number,
  { name, shared, lines }: BodyOf<typeof listCreate>,
  at: Date,
): Promise<ReplyOf<typeof listCreate>> {
  await lockName(tx, `lists ${userId}`);
  const own = await tx.$count(lists, and(eq(lists.userId, userId), isNull(lists.deletedAt)));
  if (own >= MAX_LISTS)
    throw refuseFields({
      name: {
        problem: `There can be ${MAX_LISTS} lists at most.`,
        why: { reason: 'LISTS_FULL', most: MAX_LISTS },
      },
    });
  const businessId = shared ? await businessOf(tx, userId) : null;
  const [list] = await tx
    .insert(lists)
    .values({ userId, businessId, name, createdAt: at, updatedAt: at })
    .returning({ id: lists.id });
  if (!list) throw new PlatformError(500, 'INTERNAL', 'The list was not kept.');
  const { added } = await addListLines(tx, list.id, lines);
  return { id: String(list.id), line_count: added };
}
