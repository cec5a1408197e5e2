import { eq } from 'drizzle-orm';
import { suburbKey } from '../../rules/account/address';
import type { ShippingRule } from '../../rules/cart/shipping';
import type { Db } from '../client';
import { addresses, localities as localitiesTable, users } from '../schema/account';
import { cartItems, carts, promotions as promotionsTable } from '../schema/cart';
import { shippingTypes as typesTable, shippingZones as zonesTable } from '../schema/checkout';
import { demonstration } from './demonstration';
import { loadOrders } from './load-orders';
import type { SeedAddress } from './schemas/accounts';
import type { SeedPromotion, SeedShippingType } from './schemas/commerce';
import { idOf, type SeedIds } from './seed-ids';

interface Context {
  readonly ids: Pick<SeedIds, 'users' | 'skus'>;
  readonly at: Date;
}

const CHUNK = 1_000;

/**
 * Loads places, freight, promotions, and the addresses and past orders of the accounts. Products and accounts come
 * first.
 */
export async function loadCommerce(tx: Db, { ids, at }: Context): Promise<void> {
  const places = new Map(
    demonstration.localities().map(({ suburb, postcode, state }) => {
      const key = suburbKey(suburb);
      return [`${postcode} ${state} ${key}`, { suburb, postcode, state, key }] as const;
    }),
  );
  const rows = [...places.values()];
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.insert(localitiesTable).values(rows.slice(from, from + CHUNK));
  await tx
    .insert(zonesTable)
    .values(
      demonstration.shippingZones().map(({ slug, name, kind, ranges }, sort) => ({ slug, name, kind, ranges, sort })),
    );
  await tx.insert(typesTable).values(
    demonstration.shippingTypes().map((type) => ({
      slug: type.slug,
      name: type.name,
      estimate: type.estimate,
      sort: type.sort,
      rule: ruleOf(type),
    })),
  );
  await tx.insert(promotionsTable).values(demonstration.promotions().map(promotionRow));
  for (const account of demonstration.accounts()) {
    const userId = idOf(ids.users, account.email.toLowerCase());
    const made = await tx
      .insert(addresses)
      .values(account.addresses.map((address) => addressRow(address, userId, at)))
      .returning({ id: addresses.id });
    await tx
      .update(users)
      .set({ currentAddressId: made[0]?.id ?? null })
      .where(eq(users.id, userId));
  }
  await loadOrders(tx, ids);
  for (const { sessionKey, lines } of demonstration.visitorCarts()) {
    const [cart] = await tx.insert(carts).values({ sessionKey, updatedAt: at }).returning({ id: carts.id });
    if (cart)
      await tx
        .insert(cartItems)
        .values(lines.map(({ sku, qty }) => ({ cartId: cart.id, skuId: idOf(ids.skus, sku), qty })));
  }
}

function ruleOf(type: SeedShippingType): ShippingRule {
  switch (type.kind) {
    case 'flat':
      return {
        kind: 'flat',
        maxGrams: type.maxGrams,
        amountCents: type.amountCents,
        excludedZones: type.excludedZones,
      };
    case 'courier':
      return { kind: 'courier', maxGrams: type.maxGrams, rates: type.rates };
    case 'quote':
      return { kind: 'quote', zones: type.zones, aboveGrams: type.aboveGrams };
    case 'pickup': {
      const { company, streetAddress, city, state, postcode } = type.address;
      return {
        kind: 'pickup',
        postcode,
        place: `${company}, ${streetAddress}, ${city} ${state} ${postcode}`,
        instructions: type.instructions,
      };
    }
  }
}

function promotionRow(seed: SeedPromotion): typeof promotionsTable.$inferInsert {
  const { code, name, kind, minSubtotalCents: minSubtotal, usesPerAccount } = seed;
  return {
    code,
    name,
    kind,
    minSubtotal,
    usesPerAccount,
    startsAt: new Date(seed.startsAt),
    endsAt: seed.endsAt === null ? null : new Date(seed.endsAt),
    percent: 'percent' in seed ? seed.percent : null,
    groupSlug: 'group' in seed ? seed.group : null,
    amount: 'amountCents' in seed ? seed.amountCents : null,
  };
}

function addressRow(seed: SeedAddress, userId: number, createdAt: Date): typeof addresses.$inferInsert {
  const {
    displayName,
    firstName,
    lastName,
    company,
    email,
    phone,
    streetAddress,
    streetAddress1 = '',
    city,
    state,
    postcode,
    country,
  } = seed;
  return {
    userId,
    displayName,
    firstName,
    lastName,
    company,
    email,
    phone,
    streetAddress,
    streetAddress1,
    city,
    state,
    postcode,
    country,
    createdAt,
  };
}
