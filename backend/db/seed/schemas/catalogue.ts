import { z } from 'zod';

/** The catalogue. Money in integer cents ex GST, weights in grams, stock in pieces. */

const colour = z.string().regex(/^#[0-9A-F]{6}$/);
const MODELS = [
  'pouch',
  'pouch-large',
  'jar',
  'tin',
  'tub',
  'bottle-pump',
  'bottle-flip',
  'jerrycan',
  'spray-glass',
  'spray-alu',
  'trigger',
  'roll-box',
  'rolls',
  'dispenser-capsule',
  'dispenser-bone',
  'dispenser-station',
  'bar',
  'carton',
  'gift-box',
  'vials',
  'display-stand',
  'brush',
  'towel',
  'bow-box',
  'belt-bag',
  'bundle',
];
const MOTIFS = [
  'leaf',
  'wattle',
  'banksia',
  'paw',
  'wave',
  'bone',
  'fish',
  'kangaroo',
  'citrus',
  'flower',
  'stripe',
  'none',
];

/** Input of the script that models a product's picture. */
const shot = z.strictObject({
  model: z.enum(MODELS),
  /** Colour of the package. */
  body: colour,
  label: colour,
  ink: colour,
  accent: colour,
  /** Product name on the label. */
  title: z.string().max(22),
  /** The small line below, such as '500 mL · Oatmeal & Honey'. */
  line: z.string(),
  motif: z.enum(MOTIFS),
});

const sku = z.strictObject({
  code: z.string().min(1),
  /** One per variation of the product, in the same order. */
  options: z.array(z.string()),
  priceCents: z.int().nonnegative(),
  specialCents: z.int().nonnegative().optional(),
  stock: z.int().nonnegative(),
  weightGrams: z.int().positive(),
  /** Pieces per carton; absent when not packed in cartons. */
  carton: z.int().min(2).optional(),
  /** Minimum quantity, and the step above it. */
  least: z.int().positive().optional(),
  step: z.int().positive().optional(),
  /** Code of its replacement; a replaced sku has no stock. */
  replacedBy: z.string().optional(),
});

const addon = z.strictObject({
  name: z.string(),
  type: z.enum(['Checkbox', 'Dropdown', 'Qty', 'Text']),
  options: z.array(z.strictObject({ name: z.string(), priceCents: z.int() })),
  minQty: z.int().optional(),
  maxQty: z.int().optional(),
});
export type SeedAddon = z.output<typeof addon>;

const variation = z.strictObject({ name: z.string(), options: z.array(z.string()) });

export const product = z.strictObject({
  slug: z.string().min(1),
  name: z.string(),
  /** Leaf group slugs; the first is the primary group. */
  groups: z.array(z.string()).min(1),
  brand: z.string(),
  badge: z.string().optional(),
  blurb: z.string().max(140),
  /** HTML. Must not state a price: visitors who are not signed in can read it. */
  content: z.string(),
  isNew: z.literal(true).optional(),
  variations: z.array(variation),
  skus: z.array(sku).min(1),
  addons: z.array(addon).optional(),
  shot,
  /** Keys of further pictures, in order: `{slug}-back` is the back of the pack, others are scenes. */
  extraShots: z.array(z.string()).optional(),
  /** Key of a picture. */
  sizeChart: z.string().optional(),
  /** URL of a video, such as /v/{id}.webm. */
  video: z.string().optional(),
  metaDescription: z.string(),
});
export type SeedProduct = z.output<typeof product>;

export const group = z.strictObject({
  slug: z.string().min(1),
  name: z.string(),
  parent: z.string().nullable(),
  model: z.enum(['product', 'article']),
  /** HTML. */
  content: z.string(),
  /** Key of the group's picture, which must need no cropping at 4x3. */
  shot: z.string(),
  /** Extras of all products in the group and below. */
  addons: z.array(addon).optional(),
});
export type SeedGroup = z.output<typeof group>;

/** A picture of several products. */
export const scene = z.strictObject({
  key: z.string().min(1),
  alt: z.string(),
  /** Product slugs standing together, front to back. */
  products: z.array(z.string()).min(2).max(5),
  mood: z.enum(['morning', 'studio', 'timber', 'stone', 'tile']),
  aspect: z.enum(['16x9', '1x1', '4x3']),
});
