import 'server-only';
import { z } from 'zod';
import { applicationState } from '../../contract/sign-in/application';
import { type CookieChange, type ReadableJar, cookieChange, hostCookie } from '../cookie';
import { seal, unseal } from '../seal';

/**
 * State between the two steps of a sign-in, in a sealed cookie: a return path in an e-mail's link or from a provider
 * cannot be trusted. It is short-lived and removed after use.
 */
interface Kind<Data> {
  readonly cookie: string;
  readonly seconds: number;
  readonly data: z.ZodType<Data>;
}

const email = z.string().max(254);
/** Milliseconds since 1970. */
const sentAt = z.int();

/** An application for an account, stored so that its e-mail can be sent again. */
const application = z.object({
  email,
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  abn: z.string(),
  date_of_birth: z.string().nullable(),
  state: applicationState.default(''),
});
export type Application = z.infer<typeof application>;

const mailed = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.enum(['sign-in', 'recovery']),
    email,
    next: z.string(),
    fingerprint: z.string().min(1),
    sentAt,
  }),
  z.object({
    purpose: z.literal('application'),
    email,
    application,
    /** Mark of the shortlist that was sent (shortlist.ts); absent from attempts of a former release. */
    shortlist: z.string().optional(),
    fingerprint: z.string().min(1),
    sentAt,
  }),
]);
/** An e-mail with a link and a code was sent. */
export type MailAttempt = z.infer<typeof mailed>;
export const mailAttempt: Kind<MailAttempt> = { cookie: 'stockist-mail', seconds: 3600, data: mailed };

const authorize = z.object({
  state: z.string().min(20),
  verifier: z.string().min(43),
  nonce: z.string().nullable(),
  next: z.string(),
  fingerprint: z.string().min(1),
});
/** The visitor is at the provider of an authorization-code sign-in. */
export type AuthorizeAttempt = z.infer<typeof authorize>;
export const authorizeAttempt: Kind<AuthorizeAttempt> = { cookie: 'stockist-authorize', seconds: 600, data: authorize };

/** The cookie with the state; a browser stores only the latest one. */
export async function storeAttempt<Data>(kind: Kind<Data>, data: Data): Promise<CookieChange> {
  const value = await seal(data, kind.seconds);
  return cookieChange({ name: hostCookie(kind.cookie), value }, kind.seconds);
}

/** Null if absent, expired, tampered with or of another kind. */
export async function readAttempt<Data>(jar: ReadableJar, kind: Kind<Data>): Promise<Data | null> {
  const sealed = jar.get(hostCookie(kind.cookie))?.value;
  if (!sealed) return null;
  const parsed = kind.data.safeParse(await unseal(sealed, kind.seconds));
  return parsed.success ? parsed.data : null;
}

/** The changes that remove the cookie; empty if there is none. */
export function clearAttempt<Data>(jar: ReadableJar, kind: Kind<Data>): CookieChange[] {
  const name = hostCookie(kind.cookie);
  return jar.get(name) === undefined ? [] : [cookieChange({ name, value: '' }, 0)];
}
