import { z } from 'zod';
import { readDay } from '../../rules/values/dates';

/** Schemas of form fields; the form is rendered from their metadata (cms/form/field.ts). */

interface Words {
  readonly title: string;
  readonly description?: string;
  /** Kind whose existing names are suggested. */
  readonly of?: string;
}

const MAX_TEXT_LENGTH = 200;
const MAX_HTML_LENGTH = 200_000;

const tooLong = (most: number) => `At most ${most} characters fit.`;

/** One line; it may be empty. */
export const line = (words: Words, most = MAX_TEXT_LENGTH) =>
  z
    .string()
    .max(most, tooLong(most))
    .default('')
    .meta({ control: 'text', ...words });

/** One line that cannot be empty. */
export const needed = (words: Words, most = MAX_TEXT_LENGTH) =>
  z
    .string()
    .trim()
    .min(1, 'This cannot be empty.')
    .max(most, tooLong(most))
    .meta({ control: 'text', ...words });

/** Several lines. */
export const lines = (words: Words, most = 2_000) =>
  z
    .string()
    .max(most, tooLong(most))
    .default('')
    .meta({ control: 'long', ...words });

/** HTML; the storefront sanitises it. */
export const htmlText = (words: Words) =>
  z
    .string()
    .max(MAX_HTML_LENGTH, tooLong(MAX_HTML_LENGTH))
    .default('')
    .meta({ control: 'html', ...words });

/** Target of a link. */
export const address = (words: Words) =>
  z
    .string()
    .max(2_000, tooLong(2_000))
    .default('')
    .meta({ control: 'address', ...words });

/** A picture of the library, by key. */
export const picture = (title: string) => z.string().nullable().default(null).meta({ control: 'picture', title });

/** An instant, edited in the shop's time zone. */
export const instant = (title: string, description: string) =>
  z.string().nullable().default(null).meta({ control: 'instant', title, description });

/** What seven digits of dollars come to: as many are read from a form (rules/orders/refunds.ts). */
const MAX_CENTS = 999_999_999;

/** An amount in cents; it may be empty. */
export const money = (title: string, description = '') =>
  z
    .int('Type dollars, such as 12.50.')
    .min(0)
    .max(MAX_CENTS)
    .nullable()
    .default(null)
    .meta({ control: 'money', title, description });

const wholeNumber = (least: number, most: number) =>
  z
    .int('This must be a whole number.')
    .min(least, `This must be at least ${least}.`)
    .max(most, `This must be at most ${most}.`);

/** A whole number. */
export const whole = (title: string, least: number, most: number, initial: number, description = '') =>
  wholeNumber(least, most).default(initial).meta({ title, description });

/** A whole number; it may be empty. */
export const maybeWhole = (title: string, least: number, most: number, description = '') =>
  wholeNumber(least, most).nullable().default(null).meta({ title, description });

/** A value that the form carries but does not show. */
export const hiddenNumber = z.int().nullable().default(null).meta({ control: 'hidden' });

/** A calendar day in the shop's time zone. */
export const day = (title: string, description = '') =>
  z
    .string()
    .refine((text) => text === '' || readDay(text) !== null, 'This is no day of the calendar.')
    .default('')
    .meta({ control: 'day', title, description });

/** A switch. */
export const flag = (title: string, description = '') =>
  z.boolean().default(false).meta({ control: 'switch', title, description });

/** One of several values, each with its label. */
export function oneOf<const T extends Readonly<Record<string, string>>>(
  title: string,
  names: T,
  initial: keyof T & string,
) {
  const values = Object.keys(names);
  return z
    .string()
    .refine((value) => values.includes(value), 'Please choose one of these.')
    .default(initial)
    .meta({ control: 'choice', title, values, names });
}

/** Another record, selected from a list of names. */
export const reference = (title: string, of: string) =>
  z.string().max(MAX_TEXT_LENGTH).default('').meta({ control: 'reference', title, of });

/** A reference to one of many records, found by typing. */
export const lookup = (title: string, of: string, description = '') =>
  z.string().trim().max(MAX_TEXT_LENGTH).default('').meta({ control: 'lookup', title, of, description });

/** A list of entries in their order. */
export const several = <T extends z.ZodType>(title: string, item: T, most = 200, description = '') =>
  z.array(item).max(most, `At most ${most} fit.`).default([]).meta({ title, description });
