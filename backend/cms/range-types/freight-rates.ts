import { z } from 'zod';
import { shippingTypes, shippingZones } from '../../db/schema/orders/cart';
import type { ShippingRule } from '../../rules/cart/shipping';
import { shippingRule } from '../../services/cart/freight';
import { type ContentStore, type Document, defineContent } from '../content/content-type';
import { line, lines, money, needed, oneOf, reference, several, whole } from '../content/fields';
import { freshSlug } from '../content/fresh-slug';
import { tableStore } from '../content/table-store';
import { mapRows } from '../content/each-stored';

const MAX_GRAMS = 10_000_000;

const KINDS = {
  flat: 'One amount for a parcel',
  courier: 'Rates by zone and weight',
  pickup: 'Collected by the customer',
  quote: 'Asked for, with a quote',
} as const;

const zone = reference('Zone', 'freight-zone');
const band = z.object({
  upToGrams: whole('Up to grams', 1, MAX_GRAMS, 5_000),
  base: money('Amount'),
  perKg: money('And for each kilogram begun above the band before'),
});
const rate = z.object({ zone, bands: several('By weight, the lightest first', band, 20) });

const schema = z.object({
  name: needed({ title: 'Name', description: 'As customers read it' }),
  estimate: line({ title: 'How long it takes', description: 'As customers read it, such as 3 to 5 business days' }),
  kind: oneOf('What it costs', KINDS, 'courier'),
  freeFrom: money('Free from goods of', 'In dollars without GST; empty for never'),
  maxGrams: whole('Parcels up to grams', 1, MAX_GRAMS, 250_000),
  amount: money('Amount', 'Where it is one amount for a parcel'),
  excludedZones: several('Zones that it does not go to', zone, 100, 'Where it is one amount for a parcel.'),
  rates: several('Rates', rate, 100, 'Amounts without GST. A zone without a rate is not delivered to.'),
  zones: several('Zones that are quoted for', zone, 100, 'Nothing but a pick-up is offered there without a quote.'),
  aboveGrams: whole('Quoted for above grams', 0, MAX_GRAMS, 250_000, 'Wherever the parcel goes; 0 for no limit'),
  postcode: line({ title: 'Postcode of the pick-up place', description: 'Offered within its zone' }, 4),
  place: line({ title: 'Pick-up place' }),
  instructions: lines({ title: 'How to collect' }, 1_000),
});
type Fields = z.output<typeof schema>;

function ruleOf(read: Fields): ShippingRule {
  const free = read.freeFrom === null ? {} : { freeFromCents: read.freeFrom };
  switch (read.kind) {
    case 'flat':
      return {
        kind: 'flat',
        maxGrams: read.maxGrams,
        amountCents: read.amount ?? 0,
        excludedZones: read.excludedZones,
        ...free,
      };
    case 'courier':
      return {
        kind: 'courier',
        maxGrams: read.maxGrams,
        rates: read.rates.map((one) => ({
          zone: one.zone,
          bands: one.bands.map(({ upToGrams, base, perKg }) => ({
            upToGrams,
            baseCents: base ?? 0,
            perKgCents: perKg ?? 0,
          })),
        })),
        ...free,
      };
    case 'pickup':
      return { kind: 'pickup', postcode: read.postcode, place: read.place, instructions: read.instructions };
    default:
      return { kind: 'quote', zones: read.zones, aboveGrams: read.aboveGrams };
  }
}

/** The fields of a rule; those of other kinds have defaults. */
function fieldsOf(rule: ShippingRule): Partial<Fields> {
  switch (rule.kind) {
    case 'flat':
      return {
        kind: 'flat',
        maxGrams: rule.maxGrams,
        amount: rule.amountCents,
        excludedZones: [...rule.excludedZones],
        freeFrom: rule.freeFromCents ?? null,
      };
    case 'courier':
      return {
        kind: 'courier',
        maxGrams: rule.maxGrams,
        freeFrom: rule.freeFromCents ?? null,
        rates: rule.rates.map((one) => ({
          zone: one.zone,
          bands: one.bands.map(({ upToGrams, baseCents, perKgCents }) => ({
            upToGrams,
            base: baseCents,
            perKg: perKgCents,
          })),
        })),
      };
    case 'pickup':
      return { kind: 'pickup', postcode: rule.postcode, place: rule.place, instructions: rule.instructions };
    case 'quote':
      return { kind: 'quote', zones: [...rule.zones], aboveGrams: rule.aboveGrams };
  }
}

const table = tableStore({
  table: shippingTypes,
  id: shippingTypes.id,
  name: shippingTypes.name,
  sort: shippingTypes.sort,
  made: ({ name }) => ({ slug: freshSlug(String(name)) }),
});

const rowOf = (document: Document): Document => {
  const read = schema.parse(document);
  return { name: read.name, estimate: read.estimate, rule: ruleOf(read) };
};

const store: ContentStore = {
  ...table,
  read: async (db, ids) =>
    mapRows(await table.read(db, ids), (row) => ({ ...row, ...fieldsOf(shippingRule.parse(row['rule'])) })),
  insert: (tx, document, given) => table.insert(tx, rowOf(document), given),
  update: (tx, id, document, at) => table.update(tx, id, rowOf(document), at),
};

/** Errors of a list of zones: one that is empty, gone or named twice has no effect. */
function zoneProblems(
  slugs: readonly string[],
  known: ReadonlySet<string>,
  nameOf: (index: number) => string,
): Record<string, string> {
  return Object.fromEntries(
    slugs.flatMap((slug, index) => {
      if (slug === '') return [[nameOf(index), 'Choose a zone, or remove this line.']];
      if (!known.has(slug)) return [[nameOf(index), 'This zone is not there any more.']];
      return slugs.indexOf(slug) < index ? [[nameOf(index), 'This zone is above already.']] : [];
    }),
  );
}

function bandProblems({ rates }: Fields): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [index, { bands }] of rates.entries()) {
    if (bands.length === 0) found[`rates.${index}.bands`] = 'Say what it costs.';
    for (const [place, { upToGrams, base }] of bands.entries()) {
      const before = bands[place - 1]?.upToGrams ?? 0;
      if (upToGrams <= before)
        found[`rates.${index}.bands.${place}.upToGrams`] = `This has to be more than the ${before} g above.`;
      if (base === null) found[`rates.${index}.bands.${place}.base`] = 'Say what it costs.';
    }
  }
  return found;
}

/** Delivery options and their rates. */
export const FREIGHT_RATES = defineContent({
  name: 'freight-rates',
  area: 'catalogue',
  subject: 'freight',
  title: 'Freight rates',
  one: 'way of delivery',
  use: 'What carts and checkouts offer, in this order.',
  schema,
  more: {
    'Where freight is asked for': ['zones', 'aboveGrams'],
    'Where customers collect': ['postcode', 'place', 'instructions'],
  },
  store,
  // Nothing to revalidate: carts and checkouts always read the current rates.
  tags: () => [],
  problems: async (tx, _id, document): Promise<Record<string, string>> => {
    const read = schema.parse(document);
    const rows = await tx.select({ slug: shippingZones.slug }).from(shippingZones);
    const known = new Set(rows.map(({ slug }) => slug));
    if (read.kind === 'flat') {
      const wrong = zoneProblems(read.excludedZones, known, (index) => `excludedZones.${index}`);
      return read.amount === null ? { ...wrong, amount: 'Say what it costs.' } : wrong;
    }
    if (read.kind === 'pickup') {
      if (!/^\d{4}$/.test(read.postcode)) return { postcode: 'A postcode has four digits.' };
      return read.place.trim() === '' ? { place: 'Say where.' } : {};
    }
    if (read.kind === 'quote') {
      if (read.zones.length === 0 && read.aboveGrams === 0) return { zones: 'Name a zone, or a weight.' };
      return zoneProblems(read.zones, known, (index) => `zones.${index}`);
    }
    if (read.rates.length === 0) return { rates: 'Add a rate.' };
    const zones = read.rates.map((one) => one.zone);
    return { ...zoneProblems(zones, known, (index) => `rates.${index}.zone`), ...bandProblems(read) };
  },
});
