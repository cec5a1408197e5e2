import {
  creditBalance,
  creditStatement,
  myAccount,
  uploadImage,
  userByUrl,
  userUpdate,
} from '@/lib/contract/account/user';
import { readSite } from '../../services/site/site-documents';
import { pageCount, pageRequest } from '../../db/paging';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { balanceOf, listCredit } from '../../services/account/credit/credit';
import { updateProfile } from '../../services/account/profile/update-profile';
import { readUser } from '../../services/account/profile/user-record';
import { storeUpload } from '../../services/media/store-upload';
import { expireOrders } from '../../services/orders/expire-orders';

const IMAGE_WIDTH = 600;
const ENTRIES_PER_PAGE = 20;

/**
 * Routes of /cognito/user for one's own account (specification 1, section 7). The route by id is registered last,
 * because its path matches all others.
 */
export function registerProfile(app: PlatformApp): void {
  // An unpaid order returns its credit on expiry, even if the cleanup has not run yet.
  handle(app, creditBalance, async (call) => {
    await expireOrders(call, call.at);
    const { settings } = await readSite(call.db);
    const ours = call.query.supplier === undefined || call.query.supplier === settings.payment_to_user_id;
    return { balance: ours ? await balanceOf(call.db, callerOf(call).id) : 0 };
  });

  handle(app, creditStatement, async (call) => {
    await expireOrders(call, call.at);
    const page = pageRequest(call.query, ENTRIES_PER_PAGE);
    const { data, total } = await listCredit(call.db, callerOf(call).id, page);
    return { data, total, num_pages: pageCount(total, page.size) };
  });

  handle(app, myAccount, async (call) => ({ item: await readUser(call.db, callerOf(call).id) }));

  handle(app, userUpdate, async (call) => {
    await updateProfile(call, callerOf(call), call.body);
    return { item: await readUser(call.db, callerOf(call).id) };
  });

  handle(app, uploadImage, async (call) => {
    const { id } = callerOf(call);
    await storeUpload(call.db, id, call.body.image, call.at);
    return { item: await readUser(call.db, id) };
  });

  handle(app, userByUrl, async (call) => {
    const { id } = callerOf(call);
    if (call.params['url'] !== String(id)) throw notFound('This account');
    return {
      item: await readUser(call.db, id, {
        aspect: call.query.image_aspect ?? '1x1',
        width: call.query.image_width ?? IMAGE_WIDTH,
      }),
    };
  });
}
