import type { Db } from '../db/client';
import { emptyBin } from '../cms/store/deleted-pages';
import { deleteNotified } from '../services/catalogue/stock/stock-requests';
import { cleanUpOutbox } from '../services/mail/clean-up';
import { cleanUpIdentity } from '../services/sign-in/clean-up';
import { cleanUpForms } from './clean-up-forms';

/** Every hour: deletes from the database what is no longer needed. */
export async function cleanUp(db: Db, at: Date): Promise<void> {
  await cleanUpIdentity(db, at);
  await cleanUpOutbox(db, at);
  await cleanUpForms(db, at);
  await deleteNotified(db, at);
  await emptyBin(db, at);
}
