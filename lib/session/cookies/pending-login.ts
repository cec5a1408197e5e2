import 'server-only';
import { z } from 'zod';
import {
  type CookieChange,
  type LargeKind,
  type ReadableJar,
  largeChanges,
  openLarge,
  sealLarge,
} from '../sealed-cookies';

/** A sign-in by tokens of an address that waits for the visitor's word. */
const pendingLogin = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string(),
  /** Where the tokens are from, when it is not API_BASE_URL. */
  base: z.string().optional(),
  /** Whom they sign in, to be asked with. */
  email: z.string(),
  /** Paths to go on to: signed in, and as one was. */
  next: z.string(),
  stay: z.string(),
});
export type PendingLogin = z.infer<typeof pendingLogin>;

/** Sealed in this browser alone, so that the tokens stand in no page and no address, and gone after ten minutes. */
const kind: LargeKind = { cookie: 'stockist-pending', seconds: 600 };

export async function rememberPending(jar: ReadableJar, pending: PendingLogin): Promise<CookieChange[]> {
  return largeChanges(kind, jar, await sealLarge(kind, pending), kind.seconds);
}

/** Null without one, and for one that is too old or tampered with. */
export async function readPending(jar: ReadableJar): Promise<PendingLogin | null> {
  const parsed = pendingLogin.safeParse(await openLarge(kind, jar));
  return parsed.success ? parsed.data : null;
}

export function forgetPending(jar: ReadableJar): CookieChange[] {
  return largeChanges(kind, jar, [], 0);
}
