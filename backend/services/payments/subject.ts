import type { Db } from '../../db/client';
import type { ServiceDeps } from '../deps';

/** Dependencies of deciding a payment. */
export type PaymentDeps = Pick<ServiceDeps, 'db' | 'config' | 'log' | 'now' | 'wakeMailer'>;

/** A kind of record that can be paid for. Ids are those of the record's table. */
export interface PaymentSubject {
  /** Whether the amount includes GST. */
  readonly hasGst: boolean;
  /** Locks the record and returns whether it still awaits its payment. */
  open(tx: Db, id: number, at: Date): Promise<boolean>;
  /** Locks the record and returns whether a payment that arrived can still be applied to it. */
  stillOpen(tx: Db, id: number): Promise<boolean>;
  /** Extends the deadline, since a payment is in progress elsewhere. The record must be locked. */
  keepOpen(tx: Db, id: number, until: Date): Promise<void>;
  /** Like open(), but without a lock, for display. `until` is the deadline; null for none. */
  look(db: Db, id: number, at: Date): Promise<{ open: boolean; until: Date | null }>;
  /** Applies the payment and queues its mail, in the transaction that marks it as paid. */
  paid(tx: Db, id: number, at: Date): Promise<void>;
}

type ReadStatus = (db: Db, id: number) => PromiseLike<{ status: string }[]>;

/** A subject that reserves nothing: it can be paid without a deadline while its status is 'awaiting-payment'. */
export function waitingSubject(
  status: { read: ReadStatus; lock: ReadStatus },
  rest: Pick<PaymentSubject, 'hasGst' | 'paid'>,
): PaymentSubject {
  const waits = async (found: ReturnType<ReadStatus>) => (await found)[0]?.status === 'awaiting-payment';
  return {
    open: (tx, id) => waits(status.lock(tx, id)),
    stillOpen: (tx, id) => waits(status.lock(tx, id)),
    async keepOpen() {},
    look: async (db, id) => ({ open: await waits(status.read(db, id)), until: null }),
    ...rest,
  };
}
