import { and, eq, isNull } from 'drizzle-orm';
import { addressCreate, addressDisable, addressEnable, addressList, localitySearch } from '@/lib/contract/address';
import type { Db } from '../../db/client';
import { addresses } from '../../db/schema/commerce';
import { users } from '../../db/schema/identity';
import { callerOf, handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound, PlatformError } from '../../http/platform-error';
import { checkPlace, readAddressFields } from '../../rules/address';
import { listAddresses, toAddress, toColumns } from '../../sell/addresses';
import { placesLike, searchLocalities } from '../../sell/localities';
import { recordId } from '../../sell/record-id';

function refused(errors: Record<string, string>): PlatformError {
  return new PlatformError(422, 'INVALID_INPUT', 'Please check the fields that are marked.', { errors });
}

async function setDisabled(db: Db, userId: number, id: string, disabled: boolean): Promise<{ success: boolean }> {
  const number = recordId(id);
  const changed = number === null ? [] : await db
    .update(addresses)
    .set({ disabled })
    .where(and(eq(addresses.id, number), eq(addresses.userId, userId)))
    .returning({ id: addresses.id });
  if (changed.length === 0) throw notFound('This address');
  return { success: true };
}

/** Routes of /sell/address and /sell/locality (specification 1, section 7). */
export function registerAddress(app: PlatformApp): void {
  handle(app, addressList, async (call) => {
    const rows = await listAddresses(call.db, callerOf(call).id);
    return { data: rows.map(toAddress), num_pages: 1, total: rows.length };
  });

  handle(app, addressCreate, async (call) => {
    const { id: userId } = callerOf(call);
    const { fields, errors } = readAddressFields(call.body);
    if (errors.city === undefined && errors.postcode === undefined && errors.state === undefined) {
      const place = checkPlace(fields, await placesLike(call.db, fields));
      if (place.ok) fields.city = place.locality.suburb;
      else Object.assign(errors, place.errors);
    }
    if (Object.keys(errors).length > 0) throw refused(errors);
    return call.db.transaction(async (tx) => {
      const [made] = await tx
        .insert(addresses)
        .values({ ...toColumns(fields), userId, createdAt: call.at })
        .returning({ id: addresses.id });
      if (!made) throw new Error('The address was not stored');
      await tx.update(users).set({ currentAddressId: made.id }).where(and(eq(users.id, userId), isNull(users.currentAddressId)));
      return { item: { id: String(made.id) } };
    });
  });

  handle(app, addressEnable, (call) => setDisabled(call.db, callerOf(call).id, call.body.id, false));
  handle(app, addressDisable, (call) => setDisabled(call.db, callerOf(call).id, call.body.id, true));
  handle(app, localitySearch, async ({ db, query }) => ({ data: await searchLocalities(db, query.q) }));
}
