import { z } from 'zod';
import { id, messageCode } from '../common';
import { endpoint } from '../endpoint';

/** Types of a question (specification 2, section 3). `file` and `select` are extensions. */
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

/** A boolean of the editor's forms: true, 1 and '1' mean the same. */
const flag = z
  .codec(z.union([z.boolean(), z.number(), z.string(), z.null()]), z.boolean(), {
    decode: (value) => (typeof value === 'string' ? /^(1|true|yes|on|required)$/i.test(value) : Boolean(value)),
    encode: (value) => value,
  })
  .default(false);

/** Text that may be sent as a number; a boolean becomes '1' or ''. */
const words = z
  .codec(z.union([z.string(), z.number(), z.boolean(), z.null()]), z.string(), {
    decode: (value) => (typeof value === 'boolean' ? (value ? '1' : '') : String(value ?? '')),
    encode: (value) => value,
  })
  .default('');

/** Limits are decimals for numbers, characters for text, and days (ISO or dd/mm/yyyy) for dates; empty for none. */
const bounds = { min: words, max: words, step: words };

const choice = z.codec(
  z.union([z.string(), z.number(), z.object({ label: words, value: words })]),
  z.object({ label: z.string(), value: z.string() }),
  {
    decode: (one) => (typeof one === 'object' ? one : { label: String(one), value: String(one) }),
    encode: (one) => one,
  },
);

/** Question (specification 2, section 3). Placeholder, limits, mask and values are extensions. */
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
  /** Extension: the options of a `select`. */
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

/** Old forms store their fields as a JSON string; invalid fields are omitted. */
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

/** Cents with GST; 0 if the form has no cost or an empty one. */
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

/** 404 if the form does not exist. */
export const formById = endpoint('GET', '/cognito/form', {
  auth: 'none',
  query: z.object({ id: z.string().min(1).max(40) }),
  reply: z.object({ item: form }),
});

/** An uploaded file (specification 1, section 7). `key` is the secret that lets a submission claim it. */
export const attachment = z.object({ id, model: z.string(), uuid: z.string(), name: z.string(), key: z.string() });
export type Attachment = z.infer<typeof attachment>;

/**
 * Extension, because the specification shows no path: stores a file for a field until a submission claims it, for at
 * most a day. `content` is base64. 413 above ATTACHMENT_BYTES, 422 with `errors.content` for an unsupported file type.
 */
export const formAttach = endpoint('POST', '/cognito/form/attach/{id}', {
  auth: 'optional',
  body: z.object({ field: z.string().min(1).max(200), name: z.string().min(1).max(500), content: z.string() }),
  reply: z.object({ item: attachment }),
});

/** The value of a field: exact decimals and ISO dates as text, a checkbox as a boolean, a file as its attachment. */
export const answer = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null(), attachment]);
export type Answer = z.infer<typeof answer>;

/**
 * Submits a form. If `success` is false, `error` has the message, and `errors` (an extension) the messages by field
 * name. With a payment address the submission counts once it is paid. With an Idempotency-Key header a retry returns
 * the first response (design, section 5.10).
 * 403 LOGIN_REQUIRED for a visitor if the form requires a sign-in.
 */
export const formSubmit = endpoint('POST', '/cognito/form/submit/{id}', {
  auth: 'optional',
  body: z.object({
    data: z.record(z.string().max(200), answer),
    /** The base64 of the page's address, which the payment page returns to. */
    url: z.string().max(4000),
  }),
  reply: z.object({
    success: z.boolean(),
    error: z.string().nullish(),
    ...messageCode,
    payment: z.string().nullish(),
    errors: z.record(z.string(), z.string()).catch({}).default({}),
  }),
});

/** An uploaded file, for the site's administrators only. The response is bytes, not JSON, so it is no endpoint. */
export const ATTACHMENT_PATH = '/cognito/default/file/{id}';
