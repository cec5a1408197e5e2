import type { Db } from '../db/client';
import { dropUnpaidVouchers } from '../vouchers/voucher-payment';
import { dropUnclaimed } from './attachments';
import { dropUnpaidSubmissions } from './form-payment';

/** Deletes what nothing came of: files that no form claimed, and forms and vouchers that were never paid for. */
export async function cleanUpForms(db: Db, at: Date): Promise<void> {
  await dropUnclaimed(db, at);
  await dropUnpaidSubmissions(db, at);
  await dropUnpaidVouchers(db, at);
}
