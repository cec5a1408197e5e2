import { count, eq } from 'drizzle-orm';
import { creditBalance, myAccount, uploadImage, userByUrl, userUpdate } from '@/lib/contract/user';
import { readSite } from '../../content/site-documents';
import { orders } from '../../db/schema/orders';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../http/platform-error';
import { balanceOf } from '../../identity/credit';
import { updateProfile } from '../../identity/update-profile';
import { readUser } from '../../identity/user-record';
import { storeUpload } from '../../media/store-upload';

const IMAGE_WIDTH = 600;

/** Routes of /cognito/user for one's own account (specification 1, section 7). The one by id comes last: its path fits them all. */
export function registerProfile(app: PlatformApp): void {
  handle(app, creditBalance, async (call) => {
    const { settings } = await readSite(call.db);
    const ours = call.query.supplier === undefined || call.query.supplier === settings.payment_to_user_id;
    return { balance: ours ? await balanceOf(call.db, callerOf(call).id) : 0 };
  });

  handle(app, myAccount, async (call) => {
    const { id } = callerOf(call);
    const [counted] = await call.db.select({ orders: count() }).from(orders).where(eq(orders.userId, id));
    return { item: await readUser(call.db, id), balance: await balanceOf(call.db, id), order_count: counted?.orders ?? 0 };
  });

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
    return { item: await readUser(call.db, id, { aspect: call.query.image_aspect ?? '1x1', width: call.query.image_width ?? IMAGE_WIDTH }) };
  });
}
