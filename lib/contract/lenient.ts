import { z } from 'zod';

/*
 * Editors' input, or values of an older platform, may be invalid. These schemas use a default for anything invalid, so
 * that one bad setting never breaks a page. They encode values unchanged.
 */

function lenient<T extends z.ZodType>(schema: T, read: (value: unknown) => z.output<T>) {
  return z.codec(z.unknown(), schema, {
    decode: (value) => read(value) as z.input<T>,
    encode: (value) => value,
  });
}

/** Also of a text, and of a length as in a style. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim().replace(/px$/i, '') : '';
  return text === '' ? Number.NaN : Number(text);
}

/** True for true, a number other than 0, and the words that an editor's form sends. */
export function readFlag(value: unknown): boolean {
  if (typeof value === 'string') return /^(1|true|yes|on)$/i.test(value.trim());
  return value === true || (typeof value === 'number' && value !== 0 && !Number.isNaN(value));
}

/** Rounds to an integer and clamps it to the limits; the fallback if the value is not a number. */
export function readWhole(value: unknown, least: number, most: number, fallback: number): number {
  const number = Math.round(toNumber(value));
  return Number.isNaN(number) ? fallback : Math.min(Math.max(number, least), most);
}

const flag = lenient(z.boolean(), readFlag);
export const looseFlag = flag.default(false);
/** True if it is absent. */
export const looseFlagOn = flag.default(true);

export const looseText = lenient(z.string(), (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
).default('');

const textOrNull = lenient(z.string().nullable(), (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null,
);

/** Null for anything but a text or a number. */
export const maybeText = textOrNull.default(null);

/** The same; undefined if it is absent. */
export const textIfSent = textOrNull.nullish();

/**
 * A reply under a name that the specification does not give: 'gives the user'. It is read without that name too, and
 * always written with it.
 */
export function wrapped<const Name extends string, T extends z.ZodType>(name: Name, schema: T) {
  const reply = z.object({ [name]: schema } as Record<Name, T>);
  return z.codec(z.unknown(), reply, {
    decode: (value) =>
      (typeof value === 'object' && value !== null && name in value ? value : { [name]: value }) as z.input<
        typeof reply
      >,
    encode: (value) => value,
  });
}

export function looseWhole(least: number, most: number, fallback: number) {
  return lenient(z.int(), (value) => readWhole(value, least, most, fallback))
    .default(fallback)
    .meta({ control: 'number', least, most });
}

/** Pixels, rounded; 0 for anything that is no number. */
export const looseSize = looseWhole(0, 1_000_000, 0);

/** A number within its limits, also one that is sent as text; the fallback for anything else. */
export function looseNumber(least: number, most: number, fallback: number) {
  return lenient(z.number(), (value) => {
    const number = toNumber(value);
    return number >= least && number <= most ? number : fallback;
  }).default(fallback);
}

export function looseChoice<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  return z.enum(values).catch(fallback).default(fallback);
}

/** Null for anything that does not parse. */
export function looseObject<T extends z.ZodType>(schema: T) {
  return schema.nullable().catch(null).default(null);
}

/** The same; undefined if it is absent. */
export function ifSent<T extends z.ZodType>(schema: T) {
  return schema.nullish().catch(null);
}

/** The items that parse; invalid ones are omitted. */
export function looseList<T extends z.ZodType>(schema: T) {
  return z
    .codec(z.unknown(), z.array(schema), {
      decode: (value) =>
        (Array.isArray(value) ? value.filter((item) => z.safeDecode(schema, item).success) : []) as z.input<T>[],
      encode: (items) => items,
    })
    .default([]);
}
