import 'server-only';
import { z } from 'zod';
import { env } from '../../config/env';
import { ADDRESS_FIELDS, type CheckoutDraft } from '../../domain/checkout/checkout';
import type { ReadableJar } from '../cookie';
import { seal, unseal } from '../seal';
import { openCompressed, sealCompressed } from './compressed';

/** Sent only to the checkout, which takes a path, and a __Host- cookie must not have one. */
const COOKIE = 'stockist-draft';
const PATH = '/checkout';
const SECONDS = 12 * 3600;

const draft = z.object({
  owner: z.string(),
  address: z.string(),
  shipping: z.string(),
  gateway: z.string(),
  /** Absent in drafts of versions without credit. */
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

/** The draft's owner for a hidden field: known even after the session has ended, and sealed against forgery. */
export function sealOwner(owner: string): Promise<string> {
  return seal({ owner }, SECONDS);
}

/** Null if the field is forged or expired. */
export async function openOwner(sealed: string): Promise<string | null> {
  if (sealed === '') return null;
  const parsed = z.object({ owner: z.string().min(1) }).safeParse(await unseal(sealed, SECONDS));
  return parsed.success ? parsed.data.owner : null;
}

/** Seals the checkout's typed values for one account; null if they are too large for a cookie. `owner` is a user id. */
export async function draftCookie(owner: string, values: CheckoutDraft): Promise<DraftCookie | null> {
  const value = await sealCompressed(draft.parse({ ...values, owner }), SECONDS);
  return value === null ? null : cookie(value, SECONDS);
}

/** Removes the draft after an order or a sign-out, so that the next person does not see it. */
export function noDraft(): DraftCookie {
  return cookie('', 0);
}

/** The values this account typed before; null if there are none, or another account typed them. */
export async function readDraft(jar: Pick<ReadableJar, 'get'>, owner: string): Promise<CheckoutDraft | null> {
  const parsed = draft.safeParse(await openCompressed(jar.get(noDraft().name)?.value, SECONDS));
  if (!parsed.success || parsed.data.owner !== owner) return null;
  const { owner: _, ...values } = parsed.data;
  return values;
}
