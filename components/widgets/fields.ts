import { z } from 'zod';

/** Settings come from an editor's form: numbers and switches may be text. These read both. */
export const text = z.union([z.string(), z.number().transform(String), z.null().transform(() => '')]).default('');

export const flag = z
  .union([z.boolean(), z.number().transform((value) => value !== 0), z.string().transform((value) => /^(1|true|yes|on)$/i.test(value)), z.null().transform(() => false)])
  .default(false);

/** A whole number; what is none counts as not set. */
export const wholeNumber = z
  .union([z.int(), z.string().transform((value) => (/^\d+$/.test(value) ? Number(value) : null)), z.null()])
  .default(null);
