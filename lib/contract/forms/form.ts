import { z } from 'zod';
import { id } from '../common';
import { endpoint } from '../endpoint';

/** What a question asks for (specification 2, section 3). `file` and `select` are ours. */
export const FIELD_TYPES = [
  'content',
  'text',
  'textarea',
  'email',
  'phone',
  'currency',
  'percent',
  'number',
  'password',
  'date',
  'datetime',
  'time',
  'checkbox',
  'submit',
  'file',
  'select',
] as const;
export const LEGACY_TYPES = ['text', 'textarea', 'number', 'date', 'select', 'paragraph', 'header', 'button'] as const;

/** A switch of the editor's forms: true, 1 and '1' mean the same. */
const flag = z
  .codec(z.union([z.boolean(), z.number(), z.string(), z.null()]), z.boolean(), {
    decode: (value) => (typeof value === 'string' ? /^(1|true|yes|on|required)$/i.test(value) : Boolean(value)),
    encode: (value) => value,
  })
  .default(false);

/** Text that may come as a number; a switch that stands for a value is '1' or ''. */
const words = z
  .codec(z.union([z.string(), z.number(), z.boolean(), z.null()]), z.string(), {
    decode: (value) => (typeof value === 'boolean' ? (value ? '1' : '') : String(value ?? '')),
    encode: (value) => value,
  })
  .default('');

/** Bounds are decimals for numbers, characters for text, and days (ISO or dd/mm/yyyy) for dates; empty for none. */
const bounds = { min: words, max: words, step: words };

const choice = z.codec(
  z.union([z.string(), z.number(), z.object({ label: words, value: words })]),
  z.object({ label: z.string(), value: z.string() }),
  {
    decode: (one) => (typeof one === 'object' ? one : { label: String(one), value: String(one) }),
    encode: (one) => one,
  },
);

/** Question (specification 2, section 3). Placeholder, bounds, mask and values are ours. */
export const question = z.object({
  id,
  name: words,
  value: words,
  label: words,
  required: flag,
  /** One of FIELD_TYPES; anything else counts as text. */
  field_type: z.string().default('text'),
  /** HTML of a `content` question. */
  content: words,
  placeholder: words,
  ...bounds,
  /** '#' is a digit, '@' a letter, '*' either of them (section 5). */
  mask: words,
  /** Ours: what a `select` offers. */
  values: z.array(choice).default([]),
});
export type Question = z.infer<typeof question>;

/** Legacy data field (specification 2, section 3). */
export const legacyField = z.object({
  name: words,
  /** One of LEGACY_TYPES; anything else counts as text. */
  type: z.string().default('text'),
  subtype: words,
  label: words,
  placeholder: words,
  required: flag,
  ...bounds,
  values: z.array(choice).default([]),
  value: words,
});
export type LegacyField = z.infer<typeof legacyField>;

function parseList(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** Old forms keep their fields as JSON in a text; what is no field is left out. */
const legacyData = z
  .codec(z.union([z.string(), z.array(z.unknown()), z.null()]), z.array(z.custom<LegacyField>()), {
    decode: (value) =>
      (typeof value === 'string' ? parseList(value) : (value ?? [])).flatMap((one) => {
        const parsed = legacyField.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    encode: (fields) => fields,
  })
  .default([]);

/** Cents with GST; a form without a cost, or with an empty one, costs nothing. */
const cost = z
  .codec(z.union([z.number(), z.string(), z.null()]), z.int().nonnegative(), {
    decode: (dollars) => Math.round(Number(dollars ?? 0) * 100),
    encode: (cents) => cents / 100,
  })
  .default(0);

/** Form (specification 2, section 3). */
export const form = z.object({
  id,
  name: words,
  url: words,
  use_captcha: flag,
  must_be_logged_on: flag,
  cost,
  questions: z.array(question).default([]),
  data: legacyData,
});
export type Form = z.infer<typeof form>;

/** 404 when there is none. */
export const formById = endpoint('GET', '/cognito/form', {
  auth: 'none',
  query: z.object({ id: z.string().min(1).max(40) }),
  reply: z.object({ item: form }),
});

/** A file that was handed in (specification 1, section 7). `key` is the secret that lets a submission claim it. */
export const attachment = z.object({ id, model: z.string(), uuid: z.string(), name: z.string(), key: z.string() });
export type Attachment = z.infer<typeof attachment>;

/**
 * Path not shown in the specification, so it is ours: keeps a file for a field until a submission claims it, for a day
 * at most. `content` is base64. 413 above ATTACHMENT_BYTES, 422 with `errors.content` for a kind of file that is not
 * taken.
 */
export const formAttach = endpoint('POST', '/cognito/form/attach/{id}', {
  auth: 'optional',
  body: z.object({ field: z.string().min(1).max(200), name: z.string().min(1).max(500), content: z.string() }),
  reply: z.object({ item: attachment }),
});

/**
 * What a field was answered: exact decimals and ISO dates as text, a tick as a boolean. A file is its attachment.
 */
export const answer = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null(), attachment]);
export type Answer = z.infer<typeof answer>;

/**
 * Sends a form. `success` false comes with the reason in words in `error`, and by field name in `errors` (ours). With a
 * payment address the form counts once it is paid. The header Idempotency-Key makes a repeat answer like the first
 * (design, section 5.10).
 * 403 LOGIN_REQUIRED for a visitor where the form must be signed in for.
 */
export const formSubmit = endpoint('POST', '/cognito/form/submit/{id}', {
  auth: 'optional',
  body: z.object({
    data: z.record(z.string().max(200), answer),
    /** The base64 of the page's address; the payment page leads back to it. */
    url: z.string().max(4000),
  }),
  reply: z.object({
    success: z.boolean(),
    error: z.string().nullish(),
    payment: z.string().nullish(),
    errors: z.record(z.string(), z.string()).default({}),
  }),
});

/** A file as it was handed in, to the site's administrators alone; bytes and no JSON, so it is no endpoint. */
export const ATTACHMENT_PATH = '/cognito/default/file/{id}';
