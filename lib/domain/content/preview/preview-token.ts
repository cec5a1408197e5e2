import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { localPath } from '../links';

/**
 * A kind of token: the schema of its data, and the purpose that its key is derived from, so that no kind can be used as
 * another.
 */
interface Kind<Schema extends z.ZodType> {
  readonly purpose: string;
  readonly schema: Schema;
}

/** Identifies the back office sign-in or draft link that issued the token, by which the platform revokes it. */
const grant = z.string().min(16).max(128);
const of = z
  .union([
    z.literal('draft'),
    z.templateLiteral([z.number().int(), '-', z.number().int()]),
    z.templateLiteral(['release-', z.number().int()]),
  ])
  .default('draft');

/** Data of an editor's preview link: signed by the platform, verified by the storefront. */
export const previewLink = {
  purpose: 'preview-link',
  schema: z.object({
    /** Path of the page on the storefront. */
    path: z.string().refine((value) => localPath(value) === value),
    /** The origin whose pages may show the preview in a frame. */
    frame: z.string().regex(/^https?:\/\/[\w.:[\]-]+$/),
    grant,
    of,
    /** The moment to show initially, in milliseconds since 1970; null for the last chosen one. */
    at: z.int().nullable().default(null),
  }),
} satisfies Kind<z.ZodType>;

/** Permission to read an unpublished page: signed by the storefront, verified by the platform. */
export const previewRead = {
  purpose: 'preview-read',
  schema: z.object({ url: z.string(), grant, of }),
} satisfies Kind<z.ZodType>;

/** How often redirects were used, without visitors' data: reported by the storefront. */
export const redirectUseReport = {
  purpose: 'redirect-uses',
  schema: z.object({ uses: z.array(z.object({ key: z.string().max(600), count: z.int().min(1) })).max(500) }),
} satisfies Kind<z.ZodType>;

const signed = z.object({ until: z.int(), data: z.unknown() });

function signature(purpose: string, secret: string, payload: string): Buffer {
  const key = createHmac('sha256', secret).update(`stockist ${purpose}`).digest();
  return createHmac('sha256', key).update(payload).digest();
}

/**
 * Signs `data` until an instant in milliseconds since 1970, with a key derived from the secret that both sides share.
 */
export function signToken<Schema extends z.ZodType>(
  { purpose }: Kind<Schema>,
  secret: string,
  data: z.output<Schema>,
  until: number,
): string {
  const payload = Buffer.from(JSON.stringify({ until, data })).toString('base64url');
  return `${payload}.${signature(purpose, secret, payload).toString('base64url')}`;
}

/** Null when the token is invalid, signed for another purpose, or expired. */
export function readToken<Schema extends z.ZodType>(
  { purpose, schema }: Kind<Schema>,
  secret: string,
  token: string,
  now: number,
): z.output<Schema> | null {
  const [payload = '', given = '', ...more] = token.split('.');
  const expected = signature(purpose, secret, payload);
  const actual = Buffer.from(given, 'base64url');
  if (more.length > 0 || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const { until, data } = signed.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (until <= now) return null;
  const parsed = schema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
