import 'server-only';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { env } from '../../config/env';
import { ADDRESS_FIELDS, type CheckoutDraft } from '../../domain/buying/checkout';
import type { ReadableJar } from '../cookie';

/** Only the checkout gets it, so that no other request carries it; a name with __Host- could not have a path. */
const COOKIE = 'stockist-draft';
const PATH = '/checkout';
const SECONDS = 12 * 3600;
/** Browsers drop a cookie whose name and value exceed 4096 bytes. */
const LONGEST_SEAL = 4_000;
/** What was compressed is not more than this, whatever it claims. */
const LARGEST_BYTES = 32_768;

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

/** Whose draft a form's is, as a field of the form: known also when the sign-in has ended meanwhile, and not to be made up. */
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

/** What was typed at the checkout, sealed for one account; null when it is too much for a cookie. `owner` is a user id. */
export async function draftCookie(owner: string, values: CheckoutDraft): Promise<DraftCookie | null> {
  const packed = deflateRawSync(JSON.stringify(draft.parse({ ...values, owner }))).toString('base64url');
  const value = await sealData({ packed }, { password: env().SESSION_PASSWORD, ttl: SECONDS });
  return value.length > LONGEST_SEAL ? null : cookie(value, SECONDS);
}

/** For the end of an order and of a sign-in: nothing that was typed is left for the next person. */
export function noDraft(): DraftCookie {
  return cookie('', 0);
}

function unpack(packed: string): unknown {
  try {
    return JSON.parse(
      inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LARGEST_BYTES }).toString('utf8'),
    );
  } catch {
    // Sealed by this shop, yet not readable: by an older version of it.
    return null;
  }
}

/** What this account typed before; null for nothing, and for what another account typed. */
export async function readDraft(jar: Pick<ReadableJar, 'get'>, owner: string): Promise<CheckoutDraft | null> {
  const seal = jar.get(noDraft().name)?.value;
  if (!seal) return null;
  const kept = z
    .object({ packed: z.string() })
    .safeParse(await unsealData<unknown>(seal, { password: env().SESSION_PASSWORD, ttl: SECONDS }));
  const parsed = kept.success ? draft.safeParse(unpack(kept.data.packed)) : null;
  if (!parsed?.success || parsed.data.owner !== owner) return null;
  const { owner: _, ...values } = parsed.data;
  return values;
}
