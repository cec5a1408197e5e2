import { and, eq, isNull } from 'drizzle-orm';
import {
  addressCreate,
  addressDisable,
  addressEnable,
  addressList,
  localitySearch,
} from '@/lib/contract/account/address';
import { addresses, users } from '../../db/schema/account/account';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { checkPlace, readAddressFields } from '../../rules/account/address';
import { listAddresses, toAddress, toColumns } from '../../services/account/addresses/addresses';
import { findLocalities, searchLocalities } from '../../services/account/addresses/localities';
import { enableAddress } from '../../services/account/addresses/enable-address';
import { once } from '../../http/remember-reply';

/** Routes of /sell/address and /sell/locality (specification 1, section 7). */
export function registerAddress(app: PlatformApp): void {
  handle(app, addressList, async (call) => {
    const rows = await listAddresses(call.db, callerOf(call).id, call.query.all === '1');
    return { data: rows.map(toAddress), num_pages: 1, total: rows.length };
  });

  handle(app, addressCreate, async (call) => {
    const { id: userId } = callerOf(call);
    const { fields, faults } = readAddressFields(call.body);
    if (!faults.city && !faults.postcode && !faults.state) {
      const place = checkPlace(fields, await findLocalities(call.db, fields));
      if (place.ok) fields.city = place.locality.suburb;
      else Object.assign(faults, place.faults);
    }
    if (Object.keys(faults).length > 0) throw refuseFields(faults);
    const request = {
      userId,
      key: call.sessionHeaders.idempotencyKey,
      body: call.body,
      reply: addressCreate.reply,
      at: call.at,
    };
    return call.db.transaction((tx) =>
      once(tx, request, async () => {
        const [made] = await tx
          .insert(addresses)
          .values({ ...toColumns(fields), userId, createdAt: call.at })
          .returning({ id: addresses.id });
        if (!made) throw new Error('The address was not stored');
        await tx
          .update(users)
          .set({ currentAddressId: made.id })
          .where(and(eq(users.id, userId), isNull(users.currentAddressId)));
        return { item: { id: String(made.id) } };
      }),
    );
  });

  handle(app, addressEnable, (call) => enableAddress(call.db, callerOf(call).id, call.body.id, true));
  handle(app, addressDisable, (call) => enableAddress(call.db, callerOf(call).id, call.body.id, false));
  handle(app, localitySearch, async ({ db, query }) => ({ data: await searchLocalities(db, query.q) }));
}
