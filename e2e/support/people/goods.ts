import type { Wanted } from '../shops/platform';

/** Goods of the demonstration shop that the journeys use (backend/db/seed/data). Prices in cents without GST. */
export const PLANT_BAGS = {
  slug: 'plant-blend-waste-bags',
  name: 'Plant-Blend Waste Bags',
  packs: ['4 rolls', '8 rolls', '60 rolls'],
} as const;
/** Clay is out of stock, and made in 8 rolls only. */
export const RECYCLED_BAGS = { slug: 'recycled-waste-bags', name: 'Recycled Waste Bags' } as const;

/** $495.00 of goods: over the minimum of $300. */
export const FULL_CART: readonly Wanted[] = [{ slug: PLANT_BAGS.slug, code: 'SG-WB-PLT-60', qty: 10 }];
/** $4.80 of goods: under it. */
export const SMALL_CART: readonly Wanted[] = [{ slug: PLANT_BAGS.slug, code: 'SG-WB-PLT-4', qty: 1 }];
