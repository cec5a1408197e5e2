import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { env } from '../../config/env';
import { ADDRESS_FIELDS, type CheckoutDraft } from '../../domain/checkout/checkout';
import type { ReadableJar } from '../cookie';
import { openPacked, sealPacked } from './packed';

/** Only the checkout gets it, so that no other request carries it; a name with __Host- could not have a path. */
const COOKIE = 'stockist-draft';
const PATH = '/checkout';
const SECONDS = 12 * 3600;

const draft = z.object({
  owner: z.string(),
  address: z.string(),
  shipping: z.string(),
  gateway: z.string(),
  /** Drafts of before there was credit have none. */
  useCredit: z.boolean().default(false),
  note: z.string(),
  purchaseOrder: z.string(),
  marketing: z.boolean(),
  newAddress: z.record(z.enum(ADDRESS_FIELDS), z.string()),
});

interface DraftCookie {
  readonly name: string;
  readonly value: string;
  readonly options: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: string; maxAge: number };
}

function isSecure(): boolean {
  return env().APP_ORIGIN.startsWith('https:');
}

function cookie(value: string, maxAge: number): DraftCookie {
  return {
    name: isSecure() ? `__Secure-${COOKIE}` : COOKIE,
    value,
    options: { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: PATH, maxAge },
  };
}

/**
 * Whose draft a form's is, as a field of the form: known also when the sign-in has ended meanwhile, and not to be made
 * up.
 */
export function sealOwner(owner: string): Promise<string> {
  return sealData({ owner }, { password: env().SESSION_PASSWORD, ttl: SECONDS });
}

/** Null for a field that this shop did not make, or made long ago. */
export async function openOwner(seal: string): Promise<string | null> {
  if (seal === '') return null;
  const parsed = z
    .object({ owner: z.string().min(1) })
    .safeParse(await unsealData<unknown>(seal, { password: env().SESSION_PASSWORD, ttl: SECONDS }));
  return parsed.success ? parsed.data.owner : null;
}

/**
 * What was typed at the checkout, sealed for one account; null when it is too much for a cookie. `owner` is a user id.
 */
export async function draftCookie(owner: string, values: CheckoutDraft): Promise<DraftCookie | null> {
  const value = await sealPacked(draft.parse({ ...values, owner }), SECONDS);
  return value === null ? null : cookie(value, SECONDS);
}

/** For the end of an order and of a sign-in: nothing that was typed is left for the next person. */
export function noDraft(): DraftCookie {
  return cookie('', 0);
}

/** What this account typed before; null for nothing, and for what another account typed. */
export async function readDraft(jar: Pick<ReadableJar, 'get'>, owner: string): Promise<CheckoutDraft | null> {
  const parsed = draft.safeParse(await openPacked(jar.get(noDraft().name)?.value, SECONDS));
  if (!parsed.success || parsed.data.owner !== owner) return null;
  const { owner: _, ...values } = parsed.data;
  return values;
}
