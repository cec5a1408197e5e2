import type { Db } from '../db/client';
import { dropUnpaidVouchers } from '../services/vouchers/voucher-payment';
import { dropUnclaimed } from '../services/forms/attachments';
import { dropUnpaidSubmissions } from '../services/forms/form-payment';

/** Deletes unclaimed files of forms, and submissions and vouchers that were never paid. */
export async function cleanUpForms(db: Db, at: Date): Promise<void> {
  await dropUnclaimed(db, at);
  await dropUnpaidSubmissions(db, at);
  await dropUnpaidVouchers(db, at);
}
