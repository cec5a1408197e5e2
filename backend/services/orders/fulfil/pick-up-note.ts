import type { Db } from '../../../db/client';
import type { orders } from '../../../db/schema/orders/orders';
import { pickUpNote } from '../../../rules/cart/shipping';
import { loadFreight } from '../../cart/freight';

type Collected = Pick<typeof orders.$inferSelect, 'isPickUp' | 'pickUpNote'>;

/**
 * Where and how an order is collected; '' for an order that is delivered. Orders from before the note was stored have
 * the shop's first pick-up place.
 */
export async function pickUpNoteOf(db: Db, order: Collected): Promise<string> {
  if (!order.isPickUp) return '';
  if (order.pickUpNote !== null) return order.pickUpNote;
  const { types } = await loadFreight(db);
  return types.map(({ rule }) => pickUpNote(rule)).find((note) => note !== '') ?? '';
}
