import { z } from 'zod';

/** Path prefix of every platform call. */
export { API_BASE_PATH } from './paths';

/** An identifier: the platform may send a number or a string, the code only ever sees a string. */
export const id = z.codec(z.union([z.string().min(1), z.number()]), z.string().min(1), {
  decode: (value) => String(value),
  encode: (value) => value,
});

/** Money: decimal dollars on the wire (number or string), integer cents in the code (specification 1, section 9: AUD). */
export const money = z.codec(z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]), z.int(), {
  decode: (value) => Math.round(Number(value) * 100),
  encode: (cents) => cents / 100,
});

/** A whole number in a query string. */
export const intString = z.codec(z.string().regex(/^-?\d{1,9}$/), z.int(), {
  decode: (value) => Number.parseInt(value, 10),
  encode: (value) => String(value),
});

/** A list of strings in a query string, separated by commas. */
export const listString = z.codec(z.string(), z.array(z.string()), {
  decode: (value) => value.split(',').filter(Boolean),
  encode: (values) => values.join(','),
});

/** Instant as ISO 8601 with offset or Z. */
export const instant = z.iso.datetime({ offset: true });

export const ASPECTS = ['16x3', '16x9', '8x5', '4x3', '1x1', '3x4', '5x8', '9x16'] as const;
/** Aspect ratios that images come in (specification 2, section 9). */
export const aspect = z.enum(ASPECTS);
export type Aspect = z.infer<typeof aspect>;

const imageFile = z.object({
  aspect: aspect.default('1x1'),
  url: z.string(),
  webp_url: z.string().default(''),
  avif_url: z.string().default(''),
  width: z.int().nonnegative().default(0),
  height: z.int().nonnegative().default(0),
});

/** Image (specification 1 and 2, section 3). Addresses are /assets/i/{hash}/{aspect}/{width}.{ext}; sizes in pixels. */
export const image = imageFile.extend({
  hash: z.string().default(''),
  /** A tiny data: address shown until the image is there. */
  placeholder: z.string().default(''),
  alt: z.string().default(''),
  extra_aspects: z.array(imageFile).default([]),
});
export type Image = z.infer<typeof image>;

/** Image sizes asked for in a query: aspect ratio and width in pixels. */
export const imageQuery = { image_aspect: aspect.optional(), image_width: intString.optional() };

/** A page of a list: the specification reads `data` and `num_pages`. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    num_pages: z.int().nonnegative().default(1),
    /** Number of records over all pages. */
    total: z.int().nonnegative().optional(),
  });
}

export const ok = z.object({ success: z.boolean().default(true) });

/** What the platform says when it refuses a call (specification 1, section 8). */
export const platformError = z.object({
  text_code: z.string().default(''),
  message: z.string().default(''),
  /** Messages by field name, where the platform knows the field. */
  errors: z.record(z.string(), z.string()).default({}),
});
export type PlatformErrorBody = z.infer<typeof platformError>;
