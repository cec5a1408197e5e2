import type { Attempt } from './customer.ts';

/** An order as the platform has it. */
export interface Placed {
  readonly id: string;
  readonly reference: string;
  /** Pieces of all its lines. */
  readonly qty: number;
  /** The status of each payment that is stored for it. */
  readonly payments: readonly string[];
  /** E-mails that confirm it. */
  readonly mails: number;
}

export interface Check {
  readonly name: string;
  /** Orders that break it. */
  readonly broken: readonly string[];
}

const isPaid = ({ payments }: Placed) => payments.includes('paid');

/** Invariants under any failure: nothing is lost, and nothing happens twice. */
export function checksOf(attempts: readonly Attempt[], orders: readonly Placed[]): Check[] {
  const ordersOf = (reference: string) => orders.filter((order) => order.reference === reference);
  const wanted = new Set(attempts.map(({ reference }) => reference));
  const confirmed = attempts.filter(({ acknowledged }) => acknowledged !== null);
  const broken = (list: readonly Attempt[], isBroken: (attempt: Attempt, found: readonly Placed[]) => boolean) =>
    list.filter((attempt) => isBroken(attempt, ordersOf(attempt.reference))).map(({ reference }) => reference);
  return [
    {
      name: 'an acknowledged order is there, under the number that was told',
      broken: broken(confirmed, ({ acknowledged }, found) => !found.some(({ id }) => id === acknowledged)),
    },
    { name: 'no order is there twice', broken: broken(attempts, (_, found) => found.length > 1) },
    {
      name: 'an order has what was in the cart, no more and no less',
      broken: broken(attempts, ({ qty }, found) => found.some((order) => order.qty !== qty)),
    },
    {
      name: 'every order is one that somebody wanted',
      broken: orders
        .filter(({ reference }) => !wanted.has(reference))
        .map(({ id, reference }) => `order ${id} (reference '${reference}')`),
    },
    {
      name: 'each order has one payment, no more and no less',
      broken: broken(attempts, (_, found) => found.some(({ payments }) => payments.length !== 1)),
    },
    {
      name: 'an order by card that was acknowledged is paid',
      broken: broken(confirmed, ({ gateway }, found) => gateway === 'card' && !found.every(isPaid)),
    },
    {
      name: 'an order on invoice is not paid',
      broken: broken(attempts, ({ gateway }, found) => gateway === 'account' && found.some(isPaid)),
    },
    {
      name: 'each order is confirmed by an e-mail',
      broken: broken(attempts, (_, found) => found.some(({ mails }) => mails === 0)),
    },
    {
      name: 'no order is confirmed twice',
      broken: broken(attempts, (_, found) => found.some(({ mails }) => mails > 1)),
    },
    {
      name: 'everybody was answered in the end',
      broken: attempts.flatMap(({ acknowledged, reference, last }) =>
        acknowledged === null ? `${reference} (${last})` : [],
      ),
    },
  ];
}
