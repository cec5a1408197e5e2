import type { ShippingRule } from '../../rules/cart/shipping';
import type { Db } from '../client';
import {
  cartItems,
  carts,
  promotions as promotionsTable,
  shippingTypes as typesTable,
  shippingZones as zonesTable,
} from '../schema/orders/cart';
import { demonstration } from './demonstration';
import type { SeedPromotion, SeedShippingType } from './schemas/cart';
import { idOf, type SeedIds } from './seed-ids';

/** Loads freight, promotions and visitors' carts. Products must be loaded before. */
export async function loadCarts(tx: Db, skuIds: SeedIds['skus'], at: Date): Promise<void> {
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
  for (const { sessionKey, lines } of demonstration.visitorCarts()) {
    const [cart] = await tx.insert(carts).values({ sessionKey, updatedAt: at }).returning({ id: carts.id });
    if (cart)
      await tx
        .insert(cartItems)
        .values(lines.map(({ sku, qty }) => ({ cartId: cart.id, skuId: idOf(skuIds, sku), qty })));
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
