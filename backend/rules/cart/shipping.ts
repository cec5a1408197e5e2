import type { Transit } from '@/lib/domain/checkout/delivery-estimate';

/** Inclusive, as four-digit strings so that 0870 keeps its zero. */
type PostcodeRange = readonly [from: string, to: string];

export interface ShippingZone {
  slug: string;
  kind: 'metro' | 'regional' | 'remote';
  ranges: readonly PostcodeRange[];
}

/** Applies above the previous band's weight, up to and including `upToGrams`. */
export interface WeightBand {
  upToGrams: number;
  baseCents: number;
  /** For each started kilogram above the previous band. */
  perKgCents: number;
}

/** Goods value from which freight is free, without GST; absent if never. */
interface FreeFrom {
  freeFromCents?: number | undefined;
}

export type ShippingRule =
  | ({ kind: 'flat'; maxGrams: number; amountCents: number; excludedZones: readonly string[] } & FreeFrom)
  | ({ kind: 'courier'; maxGrams: number; rates: readonly { zone: string; bands: readonly WeightBand[] }[] } & FreeFrom)
  /** Freight to these zones, and of parcels above this weight, is quoted; 0 grams is no limit. */
  | { kind: 'quote'; zones: readonly string[]; aboveGrams: number }
  | { kind: 'pickup'; postcode: string; place: string; instructions: string };

export interface ShippingType {
  id: string;
  name: string;
  /** Shown to the buyer, such as '3 to 5 business days'. */
  estimate: string;
  rule: ShippingRule;
}

export interface Parcel {
  grams: number;
  /** Goods value, without GST and before any discount. */
  goodsCents: number;
}

export interface FreightOption {
  id: string;
  name: string;
  description: string;
  /** Cents without GST. */
  amountCents: number;
  isPickUp: boolean;
  /** Where and how the goods are collected; '' for delivery. */
  pickUpNote: string;
  /** Goods value from which freight is free; null if never. */
  freeFromCents: number | null;
  /** How the goods travel; null for pickup. */
  transit: Transit | null;
}

/** The first zone that includes a postcode. Null for postcodes without courier service, such as post office boxes. */
export function zoneOf(zones: readonly ShippingZone[], postcode: string): ShippingZone | null {
  return zones.find((zone) => zone.ranges.some(([from, to]) => from <= postcode && postcode <= to)) ?? null;
}

/** Courier freight: the band's base plus its rate per started kilogram above the previous band. Null if too heavy. */
export function bandAmount(bands: readonly WeightBand[], grams: number): number | null {
  let previous = 0;
  for (const band of bands) {
    if (grams <= band.upToGrams)
      return band.baseCents + Math.ceil(Math.max(0, grams - previous) / 1000) * band.perKgCents;
    previous = band.upToGrams;
  }
  return null;
}

function amountFor(
  rule: ShippingRule,
  zones: readonly ShippingZone[],
  zone: ShippingZone | null,
  grams: number,
): number | null {
  switch (rule.kind) {
    case 'pickup':
      return zone !== null && zone === zoneOf(zones, rule.postcode) ? 0 : null;
    case 'quote':
      return null;
    case 'flat':
      return grams <= rule.maxGrams && zone && !rule.excludedZones.includes(zone.slug) ? rule.amountCents : null;
    case 'courier': {
      const rate = zone && rule.rates.find((candidate) => candidate.zone === zone.slug);
      return rate && grams <= rule.maxGrams ? bandAmount(rate.bands, grams) : null;
    }
  }
}

/** Where and how goods are collected, as the buyer reads it; '' for a rule of delivery. */
export function pickUpNote(rule: ShippingRule): string {
  return rule.kind === 'pickup' ? `${rule.place}. ${rule.instructions}`.trim() : '';
}

/** Whether a rule demands a quote for a parcel, whatever other rules offer. */
function isQuoted(rule: ShippingRule, zone: ShippingZone | null, grams: number): boolean {
  if (rule.kind !== 'quote') return false;
  return (zone !== null && rule.zones.includes(zone.slug)) || (rule.aboveGrams > 0 && grams > rule.aboveGrams);
}

function transitOf({ kind }: ShippingRule, zone: ShippingZone | null): Transit | null {
  if (kind === 'pickup' || kind === 'quote') return null;
  if (kind === 'flat') return 'post';
  return zone?.kind === 'metro' ? 'metro' : 'regional';
}

/**
 * Delivery options for a parcel to an Australian address, in the shop's order (specification 1, section 9). Without one
 * besides pickup, freight must be quoted: where a rule demands it, and where no rule has a rate. Pickup is free, and
 * offered only in the warehouse's own zone.
 */
export function freightOptions(
  shop: { zones: readonly ShippingZone[]; types: readonly ShippingType[] },
  postcode: string,
  { grams, goodsCents }: Parcel,
): FreightOption[] {
  const zone = zoneOf(shop.zones, postcode);
  const quoted = shop.types.some(({ rule }) => isQuoted(rule, zone, grams));
  return shop.types.flatMap((type) => {
    if (quoted && type.rule.kind !== 'pickup') return [];
    const amount = amountFor(type.rule, shop.zones, zone, grams);
    if (amount === null) return [];
    const freeFromCents = 'freeFromCents' in type.rule ? (type.rule.freeFromCents ?? null) : null;
    return [
      {
        id: type.id,
        name: type.name,
        description: type.estimate,
        amountCents: freeFromCents !== null && goodsCents >= freeFromCents ? 0 : amount,
        isPickUp: type.rule.kind === 'pickup',
        pickUpNote: pickUpNote(type.rule),
        freeFromCents,
        transit: transitOf(type.rule, zone),
      },
    ];
  });
}
