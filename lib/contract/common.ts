import { z } from 'zod';
import { looseList, looseSize, looseText, looseWhole } from './lenient';
import { recordsOf } from './records';

/** Path prefix of every platform call. */
export { API_BASE_PATH } from './paths';

/** An identifier: the platform may send a number or a string, the code uses only strings. */
export const id = z.codec(z.union([z.string().min(1), z.number()]), z.string().min(1), {
  decode: (value) => String(value),
  encode: (value) => value,
});

/**
 * Money: decimal dollars in transfer (number or string), integer cents in the code (specification 1, section 9: AUD).
 */
export const money = z.codec(z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]), z.int(), {
  decode: (value) => Math.round(Number(value) * 100),
  encode: (cents) => cents / 100,
});

/** A number of things, which may be sent as text. Below 0, such as stock that is oversold, it is 0. */
export const count = z.codec(z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]), z.int().nonnegative(), {
  decode: (value) => Math.max(0, Math.floor(Number(value))),
  encode: (value) => value,
});

/** An integer in a query string. */
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

function readInstant(value: unknown): string | null {
  if (typeof value !== 'string' || instant.safeParse(value).success) return typeof value === 'string' ? value : null;
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/i.exec(value.trim()) ?? [];
  const moment = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** An instant that may also be written as a day, or without a zone, which is UTC then. Null for anything else. */
export const looseInstant = z
  .codec(z.unknown(), instant.nullable(), { decode: readInstant, encode: (value) => value })
  .nullish();

export const ASPECTS = ['16x3', '16x9', '8x5', '4x3', '1x1', '3x4', '5x8', '9x16'] as const;
/** Aspect ratios of images (specification 2, section 9), as in the address of a picture. */
export const ratio = z.enum(ASPECTS);
export type Aspect = z.infer<typeof ratio>;

/** Names of ratios: 'Square' is the specification's (section 7, testimonials), the others are extensions. */
const ASPECT_WORDS: ReadonlyMap<string, Aspect> = new Map([
  ['square', '1x1'],
  ['landscape', '4x3'],
  ['portrait', '3x4'],
  ['wide', '16x9'],
  ['widescreen', '16x9'],
  ['tall', '9x16'],
  ['panorama', '16x3'],
]);

/** Parses a ratio such as '16x9', or its name in any case; null for anything else. */
export function readAspect(value: unknown): Aspect | null {
  if (typeof value !== 'string' || value.length > 20) return null;
  const text = value.trim().toLowerCase();
  return ASPECT_WORDS.get(text) ?? ASPECTS.find((one) => one === text) ?? null;
}

function aspectWritten(encode: (ratio: Aspect) => string) {
  return z.codec(z.string(), ratio, {
    decode: (text, { issues }) => {
      const found = readAspect(text);
      if (found !== null) return found;
      issues.push({
        code: 'invalid_value',
        values: [...ASPECTS],
        input: text,
        message: 'There are no pictures of this aspect.',
      });
      return z.NEVER;
    },
    encode,
  });
}

/** An aspect ratio, or its name. It is encoded as the ratio. */
export const aspect = aspectWritten((one) => one);

/** An aspect ratio, or its name. 1x1 is encoded as the specification's 'Square'. */
export const aspectWord = aspectWritten((one) => (one === '1x1' ? 'Square' : one));

/** An aspect in an editor's settings: an invalid one becomes the fallback. */
export function looseAspect(fallback: Aspect) {
  return z
    .codec(z.unknown(), ratio, { decode: (value) => readAspect(value) ?? fallback, encode: (value) => value })
    .default(fallback);
}

const addresses = z.object({ url: looseText, webp_url: looseText, avif_url: looseText });
const sizes = { width: looseSize, height: looseSize };

function byEnding(list: readonly string[]): z.output<typeof addresses> {
  const ending = (pattern: RegExp): string => list.find((one) => pattern.test(one)) ?? '';
  return {
    url: ending(/\.(jpe?g|png)(\?|$)/i) || (list[0] ?? ''),
    webp_url: ending(/\.webp(\?|$)/i),
    avif_url: ending(/\.avif(\?|$)/i),
  };
}

/**
 * Another crop of an image (specification 2, section 3: 'extra_aspects (aspect, urls)'). Addresses next to the aspect,
 * or in a list, are accepted too.
 */
const extraAspect = z.codec(
  z.object({
    aspect,
    urls: z.union([addresses, z.array(z.string()).min(1)]).optional(),
    ...addresses.partial().shape,
    ...sizes,
  }),
  z.object({
    aspect: ratio,
    url: z.string(),
    webp_url: z.string(),
    avif_url: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  {
    decode: ({ urls, url = '', webp_url = '', avif_url = '', ...rest }) => ({
      ...rest,
      ...(Array.isArray(urls) ? byEnding(urls) : (urls ?? { url, webp_url, avif_url })),
    }),
    encode: ({ aspect: crop, width, height, ...urls }) => ({ aspect: crop, urls, width, height }),
  },
);

/** Image (specification 1 and 2, section 3). Addresses are /assets/i/{hash}/{aspect}/{width}.{ext}; sizes in pixels. */
export const image = z.object({
  /** Square where the platform has another shape, or none: all of its shapes are crops. */
  aspect: looseAspect('1x1'),
  ...addresses.shape,
  ...sizes,
  hash: looseText,
  /** A tiny data: URL shown until the image has loaded. */
  placeholder: looseText,
  alt: looseText,
  /** Extension: the largest width of this crop of the original; 0 if the platform does not send it. */
  max_width: looseSize,
  extra_aspects: looseList(extraAspect),
});
export type Image = z.infer<typeof image>;

/** Image size requested in a query: aspect ratio and width in pixels. */
export const imageQuery = { image_aspect: aspect.optional(), image_width: intString.optional() };

/** One page of a list: the specification requires `data` and `num_pages`. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: recordsOf(item),
    num_pages: looseWhole(0, 1_000_000_000, 1),
    /** Number of records on all pages. */
    total: count.optional().catch(undefined),
  });
}

/**
 * Acknowledges a call whose reply the specification does not show: any JSON, or nothing at all, unless it says that
 * the call failed (lib/upstream/refusal.ts).
 */
export function acknowledged<T extends z.ZodObject>(reply: T) {
  return z.codec(z.unknown(), reply, {
    decode: (value, { issues }) => {
      const said = typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {};
      const failed = 'success' in said && (said.success === false || said.success === 0);
      if (value === undefined || failed) issues.push({ code: 'custom', message: 'Not done.', input: value });
      return said as z.input<T>;
    },
    encode: (value) => value,
  });
}

export const ok = acknowledged(z.object({ success: z.boolean().default(true) }));

const messageValues = z.record(z.string(), z.union([z.number(), z.string()]));
/**
 * Extension, next to a message: its code, so that the storefront can show it in the visitor's language. `values` are
 * the numbers and names in it, amounts in cents.
 */
export const messageCode = { text_code: z.string().optional(), values: messageValues.optional().catch(undefined) };
export type MessageValues = Readonly<Record<string, number | string>>;

/**
 * The platform's reply to a refused call (specification 1, section 8). A part that does not parse, such as an empty
 * list for no field errors, takes nothing from the others: the code decides about the session.
 */
export const platformError = z.object({
  text_code: z.string().catch('').default(''),
  message: z.string().catch('').default(''),
  /** Messages by field name, if the platform knows the field. */
  errors: z.record(z.string(), z.string()).catch({}).default({}),
  values: messageCode.values,
  /** Extension: why each field was refused (`reason`, with its numbers and names), for callers that translate it. */
  reasons: z.record(z.string(), messageValues).optional().catch(undefined),
});
export type PlatformErrorBody = z.infer<typeof platformError>;

/**
 * The text_code of a 503 for one thing of which too much is being done, such as resizing pictures. The platform is up:
 * a 503 without it counts as a gateway's.
 */
export const BUSY = 'BUSY';
