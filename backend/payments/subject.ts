import type { Db } from '../db/client';
import type { Deps } from '../http/platform';

/** What deciding a payment needs. */
export type PaymentDeps = Pick<Deps, 'db' | 'config' | 'log' | 'now' | 'sendMail'>;

/** What a payment is for. Ids are those of the subject's own table. */
export interface PaymentSubject {
  /** Locks the record and says whether it still waits for its payment. */
  open(tx: Db, id: number, at: Date): Promise<boolean>;
  /** The same without a lock, to show, and until when; null for no limit. */
  look(db: Db, id: number, at: Date): Promise<{ open: boolean; until: Date | null }>;
  /** Does what being paid means, in the transaction that marks the payment as paid. */
  paid(tx: Db, id: number, at: Date): Promise<void>;
  /** After the commit, such as a mail. It must not throw for what cannot be undone. */
  afterPaid(deps: PaymentDeps, id: number): Promise<void>;
}
